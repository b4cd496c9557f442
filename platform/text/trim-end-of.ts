/**
 * The text without what it ends with of these characters. A pattern such as `/[.\s]+$/` begins anew at each of them, so that many amid
 * a text that ends otherwise take the square of their number.
 */
export function trimEndOf(text: string, trimmed: RegExp): string {
  let end = text.length
  while (end > 0 && trimmed.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
