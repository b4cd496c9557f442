/** The moderators' words as they wrote them, a paragraph a line. */
export function WarningWords({ words }: { words: string }) {
  return words
    .split('\n')
    .filter((line) => line.trim())
    .map((line, place) => (
      <p key={place} className="as-typed">
        {line}
      </p>
    ))
}
