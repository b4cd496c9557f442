import { Link } from 'react-router'
import { counted } from '#app/shared/figures/figures.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Changes } from '#app/ui/changes/changes.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { REPORTS } from './address.ts'
import type { CaseData } from './load-case.ts'

type SaidProps = Pick<CaseData, 'first' | 'reports' | 'between' | 'earlier' | 'isEarlier' | 'newest'>

/** The first and the newest, or what came before one of them, a page at a time. */
export function WhatWasSaid({ first, reports, between, earlier, isEarlier, newest }: SaidProps) {
  return (
    <section className="case-part">
      <h3>What was said</h3>
      {first ? <Reports reports={[first]} /> : null}
      {earlier && (isEarlier || between > 0) ? (
        <p className="small">
          <Link to={earlier} preventScrollReset>
            {isEarlier
              ? 'What was said before these'
              : `${counted(between, 'report')} between the first and these`}
          </Link>
        </p>
      ) : null}
      <Reports reports={reports} />
      {isEarlier ? (
        <p className="small">
          <Link to={newest} preventScrollReset>
            Back to the newest
          </Link>
        </p>
      ) : null}
    </section>
  )
}

function Reports({ reports }: Pick<CaseData, 'reports'>) {
  return (
    <ul>
      {reports.map((one) => (
        <li key={one.id} className="case-report">
          <Avatar name={one.name} src={one.avatar} size={28} />
          <div>
            <b>{one.name}</b> <span className="soft small">{one.record}</span>
            <p>{one.reason}</p>
            {one.text ? <p className="as-typed">“{one.text}”</p> : null}
            {one.pictures.map(({ id, name }) => (
              <a key={id} href={`/my/support/cases/pictures/${id}`}>
                {name}
              </a>
            ))}
            <p className="soft small">{one.at}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export function ThenAndNow({
  changes,
  pictures,
  isGone,
  isShown,
  path,
}: Pick<CaseData, 'changes' | 'pictures' | 'isGone' | 'isShown' | 'path'>) {
  return (
    <section className="case-part">
      <h3>The thing, as it was</h3>
      <p className="soft small">
        {isGone ? 'It is gone now.' : isShown ? 'It is on show now.' : 'It is out of sight now.'}{' '}
        {path ? <Link to={path}>Open it</Link> : null}
      </p>
      <div className="case-pictures">
        <Side label="When reported" pictures={pictures.was} />
        <Side label="Now" pictures={pictures.is} />
      </div>
      <Changes changes={changes} was="When reported" is="Now" />
    </section>
  )
}

function Side({ label, pictures }: { label: string; pictures: CaseData['pictures']['was'] }) {
  if (pictures.length === 0) return null
  return (
    <figure>
      <figcaption>{label}</figcaption>
      {pictures.map(({ id, src }) => (
        <img key={id} src={src} alt="" loading="lazy" />
      ))}
    </figure>
  )
}

export function OwnerSoFar({ owner }: { owner: NonNullable<CaseData['owner']> }) {
  return (
    <section className="case-part">
      <h3>
        <Link to={`/admin/users/${owner.id}`}>{owner.name}</Link>, so far
      </h3>
      <Meta rows={owner.rows} />
      {owner.before.length > 0 ? (
        <ul>
          {owner.before.map(({ number, title, what, at }) => (
            <li key={number} className="small">
              <Link to={`${REPORTS}/${number}`}>{title}</Link>: {what}, {at}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
