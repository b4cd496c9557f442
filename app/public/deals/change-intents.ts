import { data, redirect } from 'react-router'
import type { Edge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import { changeDeal } from '#domain/deals/index.ts'
import { type DealTyped, type FieldErrors, readContent } from '#domain/deals/deal-input.ts'
import { whyNot } from '#domain/deals/policy.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { boundsOf } from './deal-bounds.ts'
import { openRoom, type RoomContext } from './room/room-context.ts'
import { changeRows, readTyped } from '#app/shared/deals/typed-deal.ts'

const CONFLICT = 409

export type ChangeAnswer = { typed: DealTyped; errors: FieldErrors; refused?: string; version?: number }

type Opened = RoomContext & { refusal: string | undefined }

/** Only the two sides find it, and only who may change the proposal now finds its form. */
export async function openChange(edge: Edge): Promise<Opened> {
  const context = await openRoom(edge)
  const { facts, party, now } = context
  if (!party) throw new NotFound('There is no deal at this address')
  return { ...context, refusal: whyNot(facts, 'changeDeal', { by: party, now }) }
}

type Asked = Edge & { about: Opened; form: FormData }

const typedIn = ({ about, form, settings }: Asked): DealTyped => ({
  ...readTyped(form, settings.milestonesMost),
  as: about.party ?? '',
  team: about.room.deal.teamId ?? '',
})

const { intent, intents } = formsOf({
  for: 'members',
  about: openChange,
  said: (form, { refusal }) => (refusal ? 'gone' : String(form.get('intent') ?? '')),
  otherwise: 'propose',
  isPreview: ({ intent: said }) => said === 'preview',
  mends: mendsAllFound,
  refuse: ({ fields, message }, asked): ChangeAnswer => ({
    typed: typedIn(asked),
    errors: fields,
    ...(message ? { refused: message } : {}),
  }),
})

/** The rows are changed, and nothing else happens. */
const changeTyped = intent({
  runOutside: (asked) => {
    const typed = typedIn(asked)
    const said = [asked.intent, asked.argument].join(' ').trim()
    const changed = changeRows(typed, said, asked.settings.milestonesMost)
    return data<ChangeAnswer>({ typed: changed ?? typed, errors: {} })
  },
})

export const changeIntents = intents({
  gone: intent({
    runOutside: (asked) => {
      const answer = { typed: typedIn(asked), errors: {}, refused: asked.about.refusal ?? '' }
      return data<ChangeAnswer>(answer, { status: CONFLICT })
    },
  }),
  add: changeTyped,
  remove: changeTyped,
  preview: intent({}),
  propose: intent({
    read: (asked) => readContent(typedIn(asked), boundsOf(asked.settings)),
    run: (tx, actor, content, { about, form }) =>
      changeDeal(tx, actor, { dealId: about.id, content, basedOn: Number(form.get('version')) }),
    done: ({ about }) => redirect(`/deals/${about.id}?done=change`),
  }),
})

export type ChangeIntent = IntentOf<typeof changeIntents>
