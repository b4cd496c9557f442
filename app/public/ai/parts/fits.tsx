import type { ReactNode } from 'react'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Rate } from '#app/ui/figures/rating/rating.tsx'
import { Hallmark } from '#app/ui/hallmark/hallmark.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { SmallCover } from '#app/ui/work/small-cover.tsx'
import type { FiguresView, FitPerson, FitService, MatchesView, Why } from '../brief-view.ts'

type FitsProps = {
  matches: MatchesView | undefined
  isComing: boolean
  allTo: FiguresView['allTo'] | undefined
}

/** What and who fits, each with its reasons; empty where nothing does. */
export function Fits({ matches, isComing, allTo }: FitsProps) {
  if (!matches) return isComing ? <Waiting /> : null
  const { services, people, foundBy } = matches
  return (
    <>
      <Section
        opens
        title="Services that fit"
        text={services.length > 0 ? foundBy : undefined}
        more={allTo ?? undefined}
      >
        {services.length > 0 ? (
          <Some most={SERVICES_FIRST} what="services that fit">
            {services.map((one) => (
              <ServiceFit key={one.id} {...one} />
            ))}
          </Some>
        ) : (
          <p className="soft">
            No service here fits these words, so none is shown. Say more above, or post it as a project:
            sellers read those and answer.
          </p>
        )}
      </Section>
      {people.length > 0 ? (
        <Section title="People and teams" text="Who offers it, by what they did here.">
          <Some most={PEOPLE_FIRST} what="people and teams">
            {people.map((one) => (
              <PersonFit key={one.id} {...one} />
            ))}
          </Some>
        </Section>
      ) : null}
    </>
  )
}

const SERVICES_FIRST = 4
const PEOPLE_FIRST = 3

/** The first of them, and the others on demand: it opens without script. */
function Some({ most, what, children }: { most: number; what: string; children: ReactNode[] }) {
  if (children.length <= most + 1) return children
  return (
    <>
      {children.slice(0, most)}
      <details className="fit-others">
        <summary className="linkish">
          All {children.length} {what}
        </summary>
        {children.slice(most)}
      </details>
    </>
  )
}

function Waiting() {
  return (
    <Section opens title="Services that fit">
      {[1, 2, 3].map((one) => (
        <div key={one} className="fit fit-waits" aria-hidden="true">
          <span className="skel" />
          <div>
            <span className="skel skel-long" />
            <span className="skel skel-half" />
          </div>
        </div>
      ))}
    </Section>
  )
}

function ServiceFit({ title, serviceTo, cover, price, days, why, ask, ...who }: FitService) {
  return (
    <article className="fit">
      <KnownLink className="fit-pic" to={serviceTo} tabIndex={-1} aria-hidden="true">
        <SmallCover src={cover} />
      </KnownLink>
      <div>
        <h3>
          <KnownLink to={serviceTo}>{title}</KnownLink>
        </h3>
        <p className="by">
          <Avatar name={who.name} src={who.src} size={20} />
          <KnownLink to={who.to}>{who.name}</KnownLink>
          <Marks {...who} />
        </p>
        <WhyList why={why} />
      </div>
      <div className="fit-side">
        <b>{price}</b>
        <small>{days}</small>
        <Button size="s" name="intent" value={ask} aria-label={`Write to ${who.name} about ${title}`}>
          Write
        </Button>
      </div>
    </article>
  )
}

function PersonFit({ line, why, ask, ...who }: FitPerson) {
  return (
    <article className="fit fit-person">
      <Avatar name={who.name} src={who.src} size={56} />
      <div>
        <h3>
          <KnownLink to={who.to}>{who.name}</KnownLink>
        </h3>
        <p className="by">
          <Marks {...who} /> <span>{line}</span>
        </p>
        <WhyList why={why} />
      </div>
      <div className="fit-side">
        <Button size="s" name="intent" value={ask} aria-label={`Write to ${who.name}`}>
          Write
        </Button>
      </div>
    </article>
  )
}

function Marks({ marks, rating }: Pick<FitPerson, 'marks' | 'rating'>) {
  return (
    <>
      {marks ? <Hallmark {...marks} /> : null}
      {rating ? <Rate {...rating} /> : <span>New here</span>}
    </>
  )
}

function WhyList({ why }: { why: readonly Why[] }) {
  return (
    <ul className="why-l">
      {why.map(({ isGood, parts }) => (
        <li key={parts.map(({ text }) => text).join('')} className={isGood ? undefined : 'is-against'}>
          <Icon name={isGood ? 'check' : 'minus'} size={15} />
          <span>{parts.map(({ text, isSaid }) => (isSaid ? <mark key={text}>{text}</mark> : text))}</span>
        </li>
      ))}
    </ul>
  )
}
