import { textParts } from './text-parts.ts'

/** What somebody wrote: words, line breaks, links and code. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="said" dir="auto">
      {textParts(text).map((part, index) =>
        part.kind === 'link' ? (
          <a key={index} href={part.to} title={part.to} target="_blank" rel="nofollow ugc noopener">
            {part.text}
          </a>
        ) : part.kind === 'code' ? (
          <code key={index}>{part.text}</code>
        ) : (
          part.text
        ),
      )}
    </p>
  )
}
