import { Tag } from '#app/ui/tag/tag.tsx'
import { pictureSet, type WorkPicture } from '#app/ui/work/work-picture.ts'
import type { ComparedField } from './compare-texts.ts'
import type { MarkedPart } from './mark-flags.ts'

/** Every field of what is reviewed, with what was taken out, put in, and flagged. */
export function ComparedFields({ fields }: { fields: readonly ComparedField[] }) {
  return fields.map(({ name, isChanged, flagged, lines }) => (
    <section key={name} className="compared">
      <h3>
        {name} {isChanged ? <Tag tone="info">changed</Tag> : null}{' '}
        {flagged.length > 0 ? <Tag tone="bad">flagged</Tag> : null}
      </h3>
      {lines.length === 0 ? <p className="faint">None</p> : null}
      {lines.map(({ key, parts }) => (
        <p key={key} className="compared-text">
          {parts.length === 0 ? <span className="faint">Nothing</span> : null}
          {parts.map((part, index) => (
            <Part key={index} {...part} />
          ))}
        </p>
      ))}
      <Flags flagged={flagged} />
    </section>
  ))
}

function Part({ kind, text, flag }: MarkedPart) {
  const words = flag ? <mark title={`Looks like ${flag}`}>{text}</mark> : text
  if (kind === 'removed')
    return (
      <del>
        <span className="sr">taken out: </span>
        {text}
      </del>
    )
  if (kind === 'added')
    return (
      <ins>
        <span className="sr">put in: </span>
        {words}
      </ins>
    )
  return words
}

export function Flags({ flagged }: { flagged: readonly string[] }) {
  if (flagged.length === 0) return null
  return (
    <ul className="compared-flags">
      {flagged.map((flag) => (
        <li key={flag}>Looks like {flag}</li>
      ))}
    </ul>
  )
}

type ShownPicture = {
  id: string
  alt: string
  change: 'same' | 'added' | 'removed'
  picture: WorkPicture | null
}

const CHANGES = { same: null, added: 'new', removed: 'taken out' } as const

/** The pictures of both versions side by side. */
export function ComparedPictures({ pictures }: { pictures: readonly ShownPicture[] }) {
  if (pictures.length === 0) return <p className="faint">None</p>
  return (
    <div className="compared-pictures">
      {pictures.map(({ id, alt, change, picture }) => (
        <figure key={`${change} ${id}`} className={`is-${change}`}>
          {picture ? (
            <img
              src={picture.src}
              srcSet={pictureSet(picture, 'webp')}
              sizes={picture.sizes}
              alt={alt}
              width={240}
              height={180}
              loading="lazy"
            />
          ) : (
            <span className="cover cover-none" role="img" aria-label={`${alt}, not ready`} />
          )}
          <figcaption className="small">
            {CHANGES[change] ? <Tag tone={change === 'added' ? 'info' : 'bad'}>{CHANGES[change]}</Tag> : null}{' '}
            {alt || <span className="faint">not described</span>}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
