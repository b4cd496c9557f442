import { data, redirect } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { GALLERY } from '#app/forms/body-limits.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import { keepCrop } from '#app/shared/pictures/keep-picture.ts'
import { type Posted, readPosted } from '#app/shared/pictures/read-posted.ts'
import {
  discardDraft,
  draftInput,
  emptyContent,
  offerFor,
  saveDraft,
  serviceLimits,
  submitService,
  withdrawService,
  type OwnService,
  type ServiceContent,
} from '#domain/catalogue/index.ts'
import { nameTeams } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'
import { Invalid, NotFound } from '#platform/errors/errors.ts'
import { adviseEditor, swapInEditor } from './advise-editor.ts'
import { changeRows, readRowChange } from './change-rows.ts'
import { isEditorField } from './editor-fields.ts'
import { fieldsOf } from './fields-of.ts'
import { readStep } from './read-step.ts'
import type { RefusedEditor } from './refused-editor.ts'
import { boundsOf } from './load-editor.ts'
import { nextAddress } from './next-address.ts'
import { draftFor } from './draft-for.ts'
import { readStepName, stepAddress } from './steps.ts'

/** What a form of the editor asks for, without script or with it. `ownOf` finds nothing when a service is begun. */
export function editorIntents(ownOf: (edge: MemberEdge) => Promise<OwnService | undefined>) {
  const { intent, intents } = formsOf({
    for: 'members',
    accepts: GALLERY,
    about: ownOf,
    receive: (edge, own) => readPosted(edge, serviceLimits.gallery.most - (own?.content.gallery.length ?? 0)),
    // What is not there yet can only be saved.
    said: (form, own) => {
      const said = String(form.get('intent') ?? '')
      return !own && /^(submit|withdraw|discard|offer-for)$/.test(said) ? 'save' : said
    },
    otherwise: 'save',
    mends: mendsAllFound,
    refuse: ({ message, fields, typed }): RefusedEditor => ({ message, fields, typed }),
  })
  const fields = { isField: isEditorField, read: () => ({ value: undefined }) }
  const saving = intent({
    ...fields,
    runOutside: (asked) =>
      save(asked, asked.about, asked.received, [asked.intent, asked.argument].join(' ').trim()),
  })
  return intents({
    submit: intent({
      ...fields,
      run: (tx, actor, _, { about, settings }) =>
        submitService(tx, actor, { serviceId: idOf(about) }, { settings }),
      done: async (edge, { outcome }) => redirect(await doneAddress(edge, outcome)),
    }),
    withdraw: intent({
      ...fields,
      run: (tx, actor, _, { about }) => withdrawService(tx, actor, { serviceId: idOf(about) }),
      done: ({ about }) => redirect(stepAddress(about?.slug ?? '', 'overview')),
    }),
    'offer-for': intent({
      input: z.object({
        team: z.union([z.literal(''), z.uuid('Offered by: choose one of your teams')]).default(''),
      }),
      run: (tx, actor, { team }, { about }) =>
        offerFor(tx, actor, { serviceId: idOf(about), teamId: team || null }),
      done: ({ about }) => redirect(stepAddress(about?.slug ?? '', 'review')),
    }),
    discard: intent({
      ...fields,
      run: (tx, actor, _, { about }) => discardDraft(tx, actor, { serviceId: idOf(about) }),
      done: async (edge) => redirect(await doneAddress(edge, 'discarded')),
    }),
    help: intent({ ...fields, runOutside: adviseEditor }),
    swap: intent({ ...fields, runOutside: swapInEditor }),
    save: saving,
    next: saving,
    send: saving,
    crop: saving,
    // What the buttons of rows do: `add extras`, `remove faq 2`, `up gallery 1`.
    add: saving,
    remove: saving,
    up: saving,
    down: saving,
  })
}

export type EditorIntent = IntentOf<ReturnType<typeof editorIntents>>

/** The list in which it stands, one's own or the team's, saying what was done. */
async function doneAddress({ db, about }: { db: Db; about: OwnService | undefined }, done: string) {
  const team = (await nameTeams(db, [about?.teamId])).get(about?.teamId ?? '')
  const list = team ? `/team/services?of=${team.slug}&` : '/my/services?'
  return `${list}done=${done}&service=${idOf(about)}`
}

function idOf(own: OwnService | undefined): string {
  if (!own) throw new NotFound('There is no such service of yours')
  return own.id
}

async function save(edge: MemberEdge, own: OwnService | undefined, posted: Posted, said: string) {
  const { actor, transaction, settings, url } = edge
  const { form, pictureIds, refused } = posted
  const step = readStepName(url.searchParams.get('step'))
  // Without this anyone's empty form would begin a draft.
  if (!form.has('step') && !form.get('intent') && pictureIds.length === 0 && refused.length === 0)
    throw new Invalid('The form came without its fields. Reload the page and try again.')
  const read = form.has('step')
    ? readStep(step, form, own?.content ?? emptyContent, settings.currency)
    : { content: own?.content ?? emptyContent, problems: {} }
  const changed = await changeFurther(edge, said, form, {
    content: withPictures(read.content, pictureIds),
    hanging: (own?.content.gallery ?? []).map(({ pictureId }) => pictureId),
  })
  const content = draftInput.safeParse(changed.content)
  const fields = { ...(content.success ? {} : fieldsOf(content.error)), ...read.problems }
  if (!content.success || Object.keys(fields).length > 0)
    throw new Invalid('Some of it can’t be saved', fields)
  const saved = await transaction(async (tx) => {
    if (!own) return draftFor(tx, actor, content.data, url.searchParams.get('team'))
    const basedOn = z.iso.datetime().safeParse(form.get('basedOn'))
    const input = {
      serviceId: own.id,
      content: content.data,
      basedOn: basedOn.success ? new Date(basedOn.data) : null,
    }
    await saveDraft(tx, actor, input)
    return own
  })
  const problems = [...refused.map(({ name, reason }) => `${name}: ${reason}`), ...changed.refused]
  // What was good is kept all the same; the page comes back with what was not.
  if (problems.length > 0) {
    const refused = { message: problems.join(' '), fields: { gallery: problems } }
    return data<RefusedEditor>(refused, { status: 400 })
  }
  if (said !== 'next') return redirect(stepAddress(saved.slug, step))
  return redirect(nextAddress(saved.slug, step, content.data, boundsOf(settings)))
}

function withPictures(content: ServiceContent, ids: readonly string[]): ServiceContent {
  return ids.length === 0
    ? content
    : { ...content, gallery: [...content.gallery, ...ids.map((pictureId) => ({ pictureId, alt: '' }))] }
}

type Changed = { content: ServiceContent; refused: string[] }

async function changeFurther(
  edge: MemberEdge,
  said: string,
  form: FormData,
  { content, hanging }: { content: ServiceContent; hanging: readonly string[] },
): Promise<Changed> {
  const change = readRowChange(said)
  if (change) return { content: changeRows(content, change), refused: [] }
  const index = Number(/^crop (\d)$/.exec(said)?.[1] ?? -1)
  const chosen = content.gallery[index]
  if (!chosen) return { content, refused: [] }
  const number = (name: string) => Number(form.get(`crop.${index}.${name}`)) || 0
  const view = { zoom: number('zoom') || 1, across: number('across'), down: number('down') }
  const { id, reason } = await keepCrop(edge, { pictureId: chosen.pictureId, view, hanging })
  if (id === undefined) return { content, refused: [reason] }
  const gallery = content.gallery.with(index, { ...chosen, pictureId: id })
  return { content: { ...content, gallery }, refused: [] }
}
