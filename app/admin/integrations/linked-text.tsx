import { Fragment } from 'react'

const LINK = /(https?:\/\/[^\s<>"]+)/
/** More than any letter of ours has; what comes after them is text. */
const MOST_LINKS = 100

/** Plain text with its addresses to follow. */
export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part} rel="noreferrer">
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}

/** Text and addresses in turn. */
function partsOf(text: string): string[] {
  const parts = text.split(LINK)
  const rest = parts.splice(2 * MOST_LINKS)
  return rest.length > 0 ? [...parts, rest.join('')] : parts
}
