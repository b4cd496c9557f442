import { eq, or } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { findLine } from '#domain/categories/index.ts'
import { isOwnPicture, markPicturesLeft, markPicturesUsed } from '#domain/pictures/index.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid, NotFound } from '#platform/errors/errors.ts'
import { stateOf, UNENDED_MOST } from './banner-rules.ts'
import { bannerFieldWords } from './banner-words.ts'
import type { BannerInput } from './input.ts'
import { hangsOrWill } from './live-banners.ts'
import { authorise } from './permissions.ts'
import { banner, type BannerRow } from './schema.server.ts'

export type BannerContext = { settings: Pick<Settings, 'brands'>; origin?: Origin }

/** Writes a draft, or changes one that is there; what hangs already looks so at once. Answers its number. */
export async function saveBanner(
  tx: Transaction,
  actor: Actor,
  { number, basedOn, ...input }: BannerInput & { number?: number | undefined },
  { settings, origin }: BannerContext,
): Promise<number> {
  authorise(actor, 'banner.change')
  const before = number === undefined ? undefined : await lockBanner(tx, number)
  if (before && stateOf(before, tx.now) === 'ended')
    throw new Conflict('This banner has ended: make a copy and change that')
  if (before && basedOn !== undefined) refuseStale(before, input, basedOn)
  if (!before) await expectRoom(tx)
  await expectKnown(tx, input, settings)
  await hangPictures(tx, actor, input, before)
  const saved = await write(tx, rowOf(tx, actor, input), before)
  await recordSecurityEvent(tx, {
    kind: before ? 'banner.changed' : 'banner.added',
    actor,
    origin,
    details: {
      number: saved,
      title: input.title,
      ...(before ? { fields: changedFields(before, input) } : {}),
    },
  })
  await tx.announce({ kind: 'banners.changed' })
  return saved
}

type Typed = Omit<BannerInput, 'basedOn'>

/** What a colleague did meanwhile is not undone unseen: the form keeps what was typed, and says where the two differ. */
function refuseStale(before: BannerRow, input: Typed, basedOn: number): void {
  if (before.changedAt.getTime() === basedOn) return
  const fields = changedFields(before, input).map((field) => bannerFieldWords[field] ?? field)
  if (fields.length > 0)
    throw new Conflict(
      `Somebody changed this banner while you wrote. What you typed is still here, and differs from what stands there now in: ${fields.join(', ')}. Look at theirs in another tab, then save again`,
    )
}

const rowOf = (tx: Transaction, actor: Actor, { lightPicture, darkPicture, ...input }: Typed) => ({
  ...input,
  endsAt: input.endsAt ?? null,
  mostADay: input.mostADay ?? null,
  lightPictureId: lightPicture,
  darkPictureId: darkPicture,
  changedAt: tx.now,
  changedBy: actor.kind === 'member' ? actor.id : null,
})

async function write(
  tx: Transaction,
  row: ReturnType<typeof rowOf>,
  before: BannerRow | undefined,
): Promise<number> {
  if (before) {
    await tx.db.update(banner).set(row).where(eq(banner.number, before.number))
    return before.number
  }
  const [added] = await tx.db.insert(banner).values(row).returning({ number: banner.number })
  if (!added) throw new Error('No banner was added')
  return added.number
}

export async function lockBanner(tx: Transaction, number: number): Promise<BannerRow> {
  const [found] = await tx.db.select().from(banner).where(eq(banner.number, number)).for('update')
  if (!found) throw new NotFound('There is no such banner')
  return found
}

/** Every process holds them all in memory, and looks through them for every page. A draft may be published any time. */
export async function expectRoom(tx: Transaction): Promise<void> {
  const unended = await tx.db.$count(banner, or(eq(banner.standing, 'draft'), hangsOrWill(tx.now)))
  if (unended >= UNENDED_MOST)
    throw new Conflict(`There are ${UNENDED_MOST} banners that have not ended: end one first`)
}

async function expectKnown(
  tx: Transaction,
  { categoryId, brand }: Typed,
  settings: BannerContext['settings'],
): Promise<void> {
  if (categoryId && (await findLine(tx.db, categoryId)).length === 0)
    throw new Invalid('This category is not there any more', {
      categoryId: ['Category: choose one of the list'],
    })
  if (brand && brand !== 'default' && !settings.brands.some(({ slug }) => slug === brand))
    throw new Invalid('This brand is not there any more', { brand: ['Brand: choose one of the list'] })
}

async function hangPictures(
  tx: Transaction,
  actor: Actor,
  { lightPicture, darkPicture }: Typed,
  before: BannerRow | undefined,
): Promise<void> {
  const hung = [before?.lightPictureId, before?.darkPictureId].filter((id) => typeof id === 'string')
  const given = { lightPicture, darkPicture }
  for (const [field, id] of Object.entries(given)) {
    if (!id || hung.includes(id)) continue
    const isTheirs = actor.kind === 'member' && (await isOwnPicture(tx.db, actor.id, id))
    if (!isTheirs) throw new Invalid('This picture is not yours', { [field]: ['Choose the picture again'] })
  }
  const wanted = [lightPicture, darkPicture].filter((id) => id !== null)
  await markPicturesUsed(tx, wanted)
  await markPicturesLeft(
    tx,
    hung.filter((id) => !wanted.includes(id)),
  )
}

/** What was changed, for the audit log: names of fields and no contents. */
function changedFields(before: BannerRow, { lightPicture, darkPicture, ...input }: Typed): string[] {
  const after = { ...input, lightPictureId: lightPicture, darkPictureId: darkPicture }
  const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null))
  return Object.entries(after)
    .filter(([field, value]) => plain(value) !== plain(before[field as keyof BannerRow]))
    .map(([field]) => field)
}
