import { Link } from 'react-router'
import { Icon, type IconName } from '#app/ui/icon/icon.tsx'

type Open = { icon: IconName; title: string; text: string; more?: { to: string; label: string } }

const open: Open[] = [
  {
    icon: 'receipt',
    title: 'The sums',
    text: 'One function works out what you see before a click and what is posted by it.',
    more: { to: '/pricing', label: 'Try it' },
  },
  {
    icon: 'scale',
    title: 'The ledger',
    text: 'Every movement is a line that those it concerns can open. Lines are never changed or deleted; a mistake is put right by a new one.',
  },
  {
    icon: 'list-ordered',
    title: 'The ranking',
    text: 'How lists are ordered is written down from the weights that the program itself uses.',
    more: { to: '/docs/recommendations', label: 'How ranking works' },
  },
  {
    icon: 'history',
    title: 'The rules and their past',
    text: 'Every fee, clock and limit, each change of one, its reason and its dates.',
    more: { to: '/docs/terms#changes', label: 'The log' },
  },
  {
    icon: 'download',
    title: 'Your data',
    text: 'You can take out all of it, and leave.',
    more: { to: '/docs/privacy', label: 'Privacy' },
  },
  {
    icon: 'code',
    title: 'The hall itself',
    text: 'Guildhall is a program that anyone can run as a marketplace of their own, with its own rules and its own book.',
  },
]

export function Openness() {
  return (
    <ul className="lines openness">
      {open.map(({ icon, title, text, more }) => (
        <li key={title}>
          <Icon name={icon} />
          <div>
            <h3>{title}</h3>
            <p>
              {text} {more ? <Link to={more.to}>{more.label}</Link> : null}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
