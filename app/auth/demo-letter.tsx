import type { LetterView } from './view-letter.ts'

/** An e-mail as it would have come, in a demo that sends none. */
export function DemoLetter({ letter }: { letter: LetterView }) {
  return (
    <section className="demo-letter" aria-label="The e-mail">
      <h2>{letter.subject}</h2>
      {letter.lines.map(({ text, to }) => (
        <p key={text + (to ?? '')}>
          {text}
          {to ? <a href={to}>{to.split('?')[0]}</a> : null}
        </p>
      ))}
    </section>
  )
}
