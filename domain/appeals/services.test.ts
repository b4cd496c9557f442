import { beforeEach, expect, test } from 'vitest'
import { context } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import {
  approveService,
  findLiveService,
  findOwnService,
  pauseService,
  rejectService,
  restoreService,
  saveDraft,
  submitService,
  takeDownService,
} from '#domain/catalogue/index.ts'
import { publishAny } from '#domain/catalogue/testing.ts'
import { dateInLetter, dayInLetter } from '#domain/letter-dates.ts'
import { readSettings } from '#domain/settings/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Announced } from '#platform/events/events.ts'
import { decideAppeal, sendAppeal } from './index.ts'
import { appealLetters } from './letters.ts'

const announced: Announced[] = []
const { db, transaction } = await testDatabase({ hear: (event) => announced.push(event) })
const settings = await readSettings(db, new Date())
const desk = { ...context, settings }
const REJECTION = { reasons: ['The title promises too much'], note: '' }

let moderator: MemberActor
let other: MemberActor
beforeEach(async () => {
  announced.length = 0
  ;[moderator, other] = await transaction(async (tx) => [
    actorOf(await makeMember(tx, { role: 'moderator' })),
    actorOf(await makeMember(tx, { role: 'moderator' })),
  ])
})

/** A service that is shown, and newer words of it that a moderator sent back. */
async function editSentBack() {
  const { seller, content, row } = await transaction((tx) => publishAny(tx, settings))
  const { id: serviceId, slug } = row
  const write = (title: string) =>
    transaction((tx) => saveDraft(tx, seller, { serviceId, content: { ...content, title }, basedOn: null }))
  const submit = () => transaction((tx) => submitService(tx, seller, { serviceId }, desk))
  const own = async () => (await findOwnService(db, seller.id, slug))!
  await write('The best drawings of houses in town')
  await submit()
  await transaction((tx) => rejectService(tx, moderator, { serviceId, ...REJECTION }, desk))
  const { versionId } = await own()
  return {
    seller,
    serviceId,
    slug,
    title: content.title,
    write,
    submit,
    own,
    appeal: () =>
      transaction((tx) =>
        sendAppeal(
          tx,
          seller,
          { kind: 'service', decisionId: versionId, appeal: 'They are the only ones in town.', files: [] },
          desk,
        ),
      ),
  }
}

const lift = ({ number }: { number: number }) =>
  transaction((tx) =>
    decideAppeal(tx, other, { number, outcome: 'lifted', reason: 'It is simply true', days: 1 }, desk),
  )
const shownTitle = async (slug: string) => {
  const found = await findLiveService(db, slug)
  const at = found.outcome === 'moved' ? await findLiveService(db, found.slug) : found
  return at.outcome === 'found' ? at.service.content.title : undefined
}
const linesToldAboutIt = () =>
  announced.flatMap((event) => {
    if (event.kind !== 'appeal.decided') return []
    const dates = { day: dayInLetter, moment: dateInLetter }
    const written = { settings, siteOrigin: desk.siteOrigin, now: new Date(), brand: 'default', ...dates }
    return (appealLetters['appeal.decided'] ?? []).flatMap(
      (row) => row.words(event, written, undefined as never).paragraphs[1] ?? [],
    )
  })

test('an edit that was sent back wrongly is shown, whether the service is offered or paused', async () => {
  const [shown, paused] = [await editSentBack(), await editSentBack()]
  await transaction((tx) => pauseService(tx, paused.seller, { serviceId: paused.serviceId }))
  for (const { appeal, slug, own } of [shown, paused]) {
    await lift(await appeal())
    expect(await shownTitle(slug)).toBe('The best drawings of houses in town')
    expect(await own()).toMatchObject({ reasons: [] })
  }
  expect([(await shown.own()).state, (await paused.own()).state]).toEqual(['published', 'paused'])
  expect(linesToldAboutIt()).toEqual([
    'We looked at the decision again. It was wrong, and we have undone it.',
    'We looked at the decision again. It was wrong, and we have undone it.',
  ])
})

test('words that were written since stay, and who appealed is told so', async () => {
  const { appeal, write, submit, serviceId, slug, own, title } = await editSentBack()
  const sent = await appeal()
  await write('Drawings of houses, as good as I can')
  await lift(sent)
  expect([await shownTitle(slug), (await own()).content.title]).toEqual([
    title,
    'Drawings of houses, as good as I can',
  ])
  expect(linesToldAboutIt()).toEqual([
    'We looked at the decision again. It was wrong. What you have done since stays as you left it.',
  ])
  await submit()
  await transaction((tx) => approveService(tx, moderator, { serviceId, note: '' }, desk))
  expect(await shownTitle(slug)).toBe('Drawings of houses, as good as I can')
})

test('an appeal against one decision does not undo a later one', async () => {
  const { appeal, write, submit, serviceId, slug, own, title } = await editSentBack()
  const sent = await appeal()
  await write('Buy nothing from anybody else in town')
  await submit()
  await transaction((tx) => rejectService(tx, moderator, { serviceId, ...REJECTION }, desk))
  await lift(sent)
  expect([await shownTitle(slug), (await own()).versionState]).toEqual([title, 'rejected'])
})

test('a take-down that is undone shows nothing that was sent back beside it', async () => {
  const { serviceId, write, submit, slug } = await editSentBack()
  await transaction((tx) => takeDownService(tx, moderator, { serviceId, ...REJECTION }, desk))
  await write('Drawings of houses, as good as I can')
  await submit()
  await transaction((tx) => approveService(tx, moderator, { serviceId, note: '' }, desk))
  await write('The best drawings of houses in town')
  await submit()
  await transaction((tx) => rejectService(tx, moderator, { serviceId, ...REJECTION }, desk))
  await transaction((tx) => restoreService(tx, other, { serviceId, reason: 'It was right' }, desk))
  expect(await shownTitle(slug)).toBe('Drawings of houses, as good as I can')
})
