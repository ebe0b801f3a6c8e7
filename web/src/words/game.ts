/** The words of each game, fetched once a language. */
import * as api from "../net/api";

const fetched = new Map<string, Promise<string>>();

export function gameWords(game: string, language: string): Promise<string> {
  const key = `${game} ${language}`;
  const words = fetched.get(key) ?? api.words(game, language);
  fetched.set(key, words);
  words.catch(() => fetched.delete(key));
  return words;
}
