import type { OwnInvitationsData } from './load-own-invitations.ts'

type ShareWordsProps = { own: OwnInvitationsData; share: string }

/** Words that can be sent as they are: they say what the one who sends them gets. */
export function ShareWords({ own: { link, marketplace }, share }: ShareWordsProps) {
  const texts = [
    {
      name: 'To somebody who sells',
      words: `I sell on ${marketplace}: the buyer pays into escrow first, every fee is shown before the click, and the money comes on time. Join by my link, and I get ${share} of their commission, out of their part: ${link}`,
    },
    {
      name: 'To somebody with work to give',
      words: `I found good people for small and large work on ${marketplace}. The money waits in escrow until you accept what you ordered. My link: ${link}`,
    },
  ]
  return (
    <section className="invitations-part" aria-labelledby="words">
      <h2 id="words">Words to send</h2>
      <ul className="lines invitations-words">
        {texts.map(({ name, words }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{words}</p>
            <p>
              <a href={`mailto:?${mailOf(marketplace, words)}`}>Write an e-mail with it</a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Mail programs read a plus as a plus: spaces are written out. */
const mailOf = (subject: string, body: string) =>
  `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
