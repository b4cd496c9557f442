import {
  documentSlugs,
  listEffective,
  readBodies,
  readSections,
  type DocumentSlug,
  type EffectiveVersion,
} from '#domain/documents/index.ts'
import type { Db } from '#platform/db/database.ts'
import { fillFigures } from './fill-figures.ts'
import { documents as programs } from './index.ts'
import type { LegalDocument } from './legal-document.ts'
import { programText } from './program-text.ts'

/** The documents that apply at a moment, and what is announced of them. */
export type Documents = {
  /** In the order in which they are read. The same object as long as nothing changes, so that what is derived from it can be kept. */
  all: readonly LegalDocument[]
  /** What the operator says on a page. */
  textOn(slug: DocumentSlug): string
  /** Which version applies: 0 is the program's own. */
  inForce(slug: DocumentSlug): EffectiveVersion | undefined
  waiting(slug: DocumentSlug): EffectiveVersion | undefined
  /** When anything of it changes next: a page that shows it is kept no longer. */
  nextAt: Date | undefined
}

/** Words never change under their number, so they are read once. A process holds those that applied while it ran. */
const bodies = new Map<string, string | null>()
const lists = new Map<string, readonly LegalDocument[]>()
/** Lists of before are of no use to anyone but a request that began with them. */
const LISTS_MOST = 4

const keyOf = ({ slug, number }: Pick<EffectiveVersion, 'slug' | 'number'>) => `${slug} ${number}`

export async function readDocuments(db: Db, now: Date): Promise<Documents> {
  const effective = await listEffective(db)
  const inForce = new Map(
    documentSlugs.flatMap((slug) => {
      const found = effective.find((one) => one.slug === slug && one.effectiveAt <= now)
      return found ? [[slug, found] as const] : []
    }),
  )
  await learnBodies(db, [...inForce.values()])
  const waiting = effective.filter(({ effectiveAt }) => effectiveAt > now)
  return {
    all: listOf([...inForce.values()]),
    textOn: (slug) => bodyOf(inForce.get(slug)) ?? programText(slug).body,
    inForce: (slug) => inForce.get(slug),
    waiting: (slug) => waiting.find((one) => one.slug === slug),
    nextAt: waiting.at(-1)?.effectiveAt,
  }
}

async function learnBodies(db: Db, versions: readonly EffectiveVersion[]): Promise<void> {
  const unknown = versions.filter((version) => !bodies.has(keyOf(version)))
  for (const { body, ...version } of await readBodies(db, unknown)) bodies.set(keyOf(version), body)
}

const bodyOf = (version: EffectiveVersion | undefined) => (version ? bodies.get(keyOf(version)) : null)

function listOf(versions: readonly EffectiveVersion[]): readonly LegalDocument[] {
  const key = versions.map(keyOf).join()
  const known = lists.get(key)
  if (known) return known
  const made = programs.map((program) => {
    const version = versions.find(({ slug }) => slug === program.slug)
    const body = bodyOf(version)
    return version && typeof body === 'string' ? documentOf(program, { ...version, body }) : program
  })
  lists.set(key, made)
  for (const old of [...lists.keys()].slice(0, -LISTS_MOST)) lists.delete(old)
  return made
}

type Written = { number: number; effectiveAt: Date; body: string }

/** The operator's text in the frame of the program's: what the product shows in a section goes with its anchor. */
export function documentOf(program: LegalDocument, { number, effectiveAt, body }: Written): LegalDocument {
  return {
    ...program,
    version: String(number),
    updatedOn: effectiveAt.toISOString().slice(0, 10),
    sections: readSections(body).sections.map(({ id, title, markdown }) => {
      const shows = program.sections.find((section) => section.id === id)?.shows
      return {
        id,
        title,
        markdown: (figures) => fillFigures(markdown, figures),
        ...(shows ? { shows } : {}),
      }
    }),
  }
}
