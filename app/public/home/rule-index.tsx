import { Link } from 'react-router'

const documents = [
  { to: '/docs/terms', label: 'Terms', note: 'what we agree on' },
  { to: '/docs/privacy', label: 'Privacy', note: 'what we keep' },
  { to: '/docs/prohibited', label: 'What may not be sold', note: 'and why' },
  { to: '/docs/recommendations', label: 'How ranking works', note: 'with weights' },
  { to: '/pricing', label: 'Fees and holds', note: 'with a calculator' },
  { to: '/docs/terms#changes', label: 'Changes', note: 'with reasons' },
  { to: '/referral-program', label: 'Invite people', note: 'share our fee' },
  { to: '/requisites', label: 'Legal details', note: 'who we are' },
  { to: '/contacts', label: 'Contacts', note: 'write to us' },
]

/** Everything that is written down, in one place. */
export function RuleIndex() {
  return (
    <ul className="index">
      {documents.map((document) => (
        <li key={document.to}>
          <Link to={document.to}>
            <span>{document.label}</span>
            <small>{document.note}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
