/** Morning or lantern night: the reader's choice, or else the device's. */
export type Theme = "light" | "dark";

const night = matchMedia("(prefers-color-scheme: dark)");

export function theme(): Theme {
  const chosen = localStorage.getItem("theme");
  return chosen === "light" || chosen === "dark" ? chosen : night.matches ? "dark" : "light";
}

export function applyTheme(): void {
  document.documentElement.dataset.theme = theme();
}

export function toggleTheme(): void {
  localStorage.setItem("theme", theme() === "dark" ? "light" : "dark");
  applyTheme();
}

night.addEventListener("change", applyTheme);
