import { KnownLink } from '../link/known-link.tsx'

export type LogoProps = {
  name?: string | undefined
  /** A brand's own mark replaces the arch. */
  markUrl?: string | undefined
  to?: string | undefined
}

export function Logo({ name = 'Guildhall', markUrl, to = '/' }: LogoProps) {
  return (
    <KnownLink className="logo" to={to} aria-label={`${name}, home`}>
      {markUrl ? <img src={markUrl} alt="" width={26} height={26} /> : <Arch />}
      <span>{name}</span>
    </KnownLink>
  )
}

/** The door of the hall, its keystone in brass. */
function Arch() {
  return (
    <svg viewBox="0 0 28 28" width={26} height={26} aria-hidden="true">
      <path className="logo-arch" d="M2 26V14a12 12 0 0 1 24 0v12h-7V14a5 5 0 0 0-10 0v12z" />
      <path className="logo-key" d="M9.8.5h8.4l-1.7 10h-5z" />
    </svg>
  )
}
