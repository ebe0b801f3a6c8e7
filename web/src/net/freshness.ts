/** Whether the house was built anew since this page came: what the page asks for is gone then, a fresh one knows what is there. */
export async function isOutdated(own = document.querySelector("script[type=module][src]")?.getAttribute("src") ?? ""): Promise<boolean> {
  // A house that is away is not a new one: nobody loses a half-made move to that.
  const page = await fetch("/").then((answer) => (answer.ok ? answer.text() : ""), () => "");
  return page !== "" && !page.includes(own);
}
