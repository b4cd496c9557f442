/** What was typed into an address, without what no text of ours can hold. It is cut first: a cut leaves half a character. */
export function readWords(typed: string | null, most: number): string {
  return (typed ?? '').replaceAll('\u0000', '').trim().slice(0, most).toWellFormed()
}
