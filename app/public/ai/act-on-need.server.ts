import { redirect } from 'react-router'
import type { Edge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import type { Asked, Received } from '#app/forms/page-of-forms.ts'
import { carryCookie, readCarryKey } from '#app/shared/briefs/carry-cookie.ts'
import { draftCookie, readDraftKey } from '#app/shared/deals/draft-cookie.ts'
import { emptyDeal } from '#app/shared/deals/typed-deal.ts'
import { typedPrice } from '#app/shared/works/listing/listing-address.ts'
import {
  findDayFigures,
  findPriceFigures,
  findWishes,
  keepByHand,
  readNeed,
  type Reading,
} from '#domain/assistant/index.ts'
import {
  briefInput,
  carryBrief,
  fingerprintOf,
  makeCarryKey,
  removeBrief,
  saveBrief,
} from '#domain/briefs/index.ts'
import { keepDealDraft, makeInvitation } from '#domain/deals/index.ts'
import { Forbidden, Invalid } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { describe, toCarry } from './brief-words.ts'
import type { NeedAnswer } from './brief-view.ts'
import { countBrief, makeWhole } from './grow-brief.server.ts'
import { type AskedNeed, readNeedForm, readText } from './read-need.ts'
import { rangeOf } from './show-reading.ts'
import { showRefused } from './show-refused.server.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

/** Each is a row until its writer has signed in. */
const CARRY_LIMIT = { name: 'briefs carried', most: 30, everySeconds: 3_600 }
type Here = Asked<Edge, undefined, Received>

const { intent, intents } = formsOf({
  for: 'everyone',
  otherwise: 'make',
  mends: mendsAllFound,
  refuse: async ({ fields, message }, asked): Promise<NeedAnswer> => ({
    typed: readText(asked.form),
    view: await showRefused(asked, asked.form),
    errors: fields,
    ...(message ? { refused: message } : {}),
  }),
})

const wholeNeed = { read: ({ form, settings }: Here) => readNeedForm(form, settings.currency) }

/** What one writes at `/ai`: a brief is made of it, and then it becomes something. Only then anything of it is kept. */
export const needIntents = intents({
  make: intent({
    ...wholeNeed,
    runOutside: async (asked, need): Promise<NeedAnswer> => {
      await countBrief(asked)
      return { typed: need.need.text, view: await makeWhole(asked, need), errors: {} }
    },
  }),
  project: intent({
    ...wholeNeed,
    runOutside: async (asked, need) =>
      redirect('/my/projects/new?from=brief', { headers: { 'Set-Cookie': await carry(asked, need) } }),
  }),
  deal: intent({
    ...wholeNeed,
    runOutside: async (asked, need) =>
      redirect('/deals/new', { headers: { 'Set-Cookie': await beginDeal(asked, need) } }),
  }),
  ask: intent({
    ...wholeNeed,
    runOutside: async (asked, need) =>
      redirect(addressOf(asked.argument), { headers: { 'Set-Cookie': await carry(asked, need) } }),
  }),
  save: intent({
    ...wholeNeed,
    runOutside: async (asked, need) => {
      const { viewer } = asked.page
      if (!viewer) throw new Forbidden('Sign in to keep a brief: what you typed stays here meanwhile.')
      const { reading } = await understand(asked, need)
      const engine = isOf(need) ? (need.made?.engine ?? 'built-in') : 'built-in'
      const brief = briefInput.safeParse({ need: need.need, reading, engine })
      if (!brief.success) throw new Invalid('This brief can’t be kept as it is: make it again.')
      const { briefId } = await asked.transaction((tx) => saveBrief(tx, viewer.actor, brief.data))
      return redirect(`/ai?brief=${briefId}&done=saved`)
    },
  }),
  remove: intent({
    runOutside: async (asked) => {
      const { viewer } = asked.page
      const briefId = asked.argument
      if (!viewer || !isUuid(briefId)) throw new Invalid('There is no such brief of yours')
      await asked.transaction((tx) => removeBrief(tx, viewer.actor, { briefId }))
      return redirect('/ai?done=removed')
    },
  }),
})

export type NeedIntent = IntentOf<typeof needIntents>

const isOf = ({ need, made }: AskedNeed) => made?.madeFrom === fingerprintOf(need)

/** What the brief says, without asking anybody outside: what a model understood of the same words came along. */
async function understand({ assistant, db, clock, settings }: Here, asked: AskedNeed) {
  const { need, made } = asked
  const at = { now: clock.now(), currency: settings.currency }
  const reading: Reading =
    made && isOf(asked) ? keepByHand(made.reading, need) : await readNeed(assistant, need, at)
  const [categoryId] = reading.categoryIds
  const prices = categoryId ? await findPriceFigures(db, categoryId) : null
  return { reading, range: rangeOf(reading, prices, findWishes(need.text)) }
}

async function carry(here: Here, asked: AskedNeed): Promise<string> {
  const { transaction, page, request, clock } = here
  const { reading, range } = await understand(here, asked)
  const key = readCarryKey(request.headers.get('Cookie')) ?? makeCarryKey()
  await transaction(async (tx) => {
    await countUse(tx.db, CARRY_LIMIT, page.address, tx.now)
    await carryBrief(tx, { key, brief: toCarry(asked.need, reading, range, clock.now()) })
  })
  return carryCookie(key)
}

/** The brief becomes the terms of a deal; with whom it is, its form asks. */
async function beginDeal(here: Here, asked: AskedNeed): Promise<string> {
  const { transaction, page, request, settings, db } = here
  const { reading, range } = await understand(here, asked)
  const key = readDraftKey(request.headers.get('Cookie')) ?? makeInvitation()
  const [categoryId] = reading.categoryIds
  const usual = categoryId ? await findDayFigures(db, categoryId) : null
  const price = range.high ?? range.low
  const days = reading.days ?? usual?.high
  const typed = {
    ...emptyDeal(settings.autoAcceptDealDays),
    title: reading.title,
    terms: describe(asked.need, reading),
    milestones: [
      {
        title: reading.title,
        price: price === null ? '' : typedPrice(price, settings.currency),
        days: days === undefined ? '' : String(Math.round(days)),
      },
    ],
  }
  await transaction(async (tx) => {
    await countUse(tx.db, CARRY_LIMIT, page.address, tx.now)
    await keepDealDraft(tx, { key, typed })
  })
  return draftCookie(key)
}

/** Whom a first message goes to, and about which of their services: what is no such thing is found by its own page. */
function addressOf(argument: string): string {
  const [, kind, name, serviceId] =
    /^(member|team):([\w-]{1,100})(?: ([0-9a-f-]{36}))?$/i.exec(argument) ?? []
  if (!kind || !name) throw new Invalid('Choose whom you want to write to.')
  const query = new URLSearchParams({ [kind === 'team' ? 'team' : 'to']: name, from: 'brief' })
  if (serviceId) query.set('about', `service:${serviceId}`)
  return `/my/messages/new?${query}`
}
