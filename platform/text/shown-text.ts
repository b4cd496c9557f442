/**
 * Signs that turn the direction of what follows: with them a line reads as another than it is. The marks of direction
 * that right-to-left writing needs are not among them.
 */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/
/** Signs that leave no ink: joiners, marks and fillers. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Without characters that no page can show as they are and, some of them, no database keeps. */
export function isShown(text: string): boolean {
  return !/[^\P{Cc}\n\r\t]/u.test(text) && text.isWellFormed() && !TURNING.test(text)
}

/** The same, on one line. */
export function isShownLine(text: string): boolean {
  return isShown(text) && !/[\n\r\t]/.test(text)
}

/** Characters as people count them, not the units of the language. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** Those that can be seen: a least length is not reached with characters that nobody sees. */
export function seenLengthOf(text: string): number {
  return lengthOf(text.replace(UNSEEN, ''))
}
