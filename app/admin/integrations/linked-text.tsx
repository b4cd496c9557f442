import { Fragment } from 'react'

const LINK = /(https?:\/\/[^\s<>"]+)/

/** Plain text with its addresses to follow. */
export function LinkedText({ text }: { text: string }) {
  return text.split(LINK).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part} rel="noreferrer">
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
