import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import {
  hideIdea,
  linkPost,
  linkRuleChange,
  mergeIdeas,
  respondToIdea,
  restoreIdea,
  setKindOfIdea,
  unlinkOutcome,
} from '#domain/ideas/index.ts'
import {
  hideInput,
  kindOfIdeaInput,
  mergeInput,
  outcomeInput,
  postInput,
  responseInput,
  ruleInput,
} from '#domain/ideas/input.ts'
import { addressOf, readShown } from './address-of-idea.ts'
import { idOfNumber, openDeskIdea } from './load-idea.ts'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'idea.manage',
  about: async (edge) => (await openDeskIdea(edge)).found,
  mends: () => true,
})

const done =
  (told: string) =>
  ({ url, about }: { url: URL; about: { number: number } }) =>
    redirect(addressOf(readShown(url.searchParams), { number: about.number, told }))

/** What the forms beside the list do to the idea that is open. */
export const deskIdeaIntents = intents({
  respond: intent({
    input: responseInput,
    run: (tx, actor, said, { about: { id }, context }) =>
      respondToIdea(tx, actor, { ideaId: id, ...said }, context),
    done: (asked, { isChanged }) => done(isChanged ? 'answered' : 'same')(asked),
  }),
  kind: intent({
    input: kindOfIdeaInput,
    run: (tx, actor, { kindId }, { about: { id }, context }) =>
      setKindOfIdea(tx, actor, { ideaId: id, kindId }, context),
    done: done('kind'),
  }),
  merge: intent({
    input: mergeInput,
    run: async (tx, actor, { into }, { about: { id }, context, db }) =>
      mergeIdeas(tx, actor, { ideaId: id, intoId: await idOfNumber({ db, actor }, into) }, context),
    done: ({ url }, _, { into }) =>
      redirect(addressOf(readShown(url.searchParams), { number: into, told: 'merged' })),
  }),
  'merge-in': intent({
    input: mergeInput,
    formId: 'merge',
    run: async (tx, actor, { into: from }, { about: { id }, context, db }) =>
      mergeIdeas(tx, actor, { ideaId: await idOfNumber({ db, actor }, from), intoId: id }, context),
    done: done('merged'),
  }),
  hide: intent({
    input: hideInput,
    run: (tx, actor, { reason }, { about: { id }, context }) =>
      hideIdea(tx, actor, { ideaId: id, reason }, context),
    done: done('hidden'),
  }),
  restore: intent({
    input: hideInput,
    run: (tx, actor, { reason }, { about: { id }, context }) =>
      restoreIdea(tx, actor, { ideaId: id, reason }, context),
    done: done('restored'),
  }),
  'link-rule': intent({
    input: ruleInput,
    run: (tx, actor, { changeId }, { about: { id }, context }) =>
      linkRuleChange(tx, actor, { ideaId: id, changeId }, context),
    done: done('linked'),
  }),
  'link-post': intent({
    input: postInput,
    run: (tx, actor, post, { about: { id }, context }) =>
      linkPost(tx, actor, { ideaId: id, ...post }, context),
    done: done('linked'),
  }),
  unlink: intent({
    input: outcomeInput,
    run: (tx, actor, which, { about: { id }, context }) =>
      unlinkOutcome(tx, actor, { ideaId: id, ...which }, context),
    done: done('unlinked'),
  }),
})

export type DeskIdeaIntent = IntentOf<typeof deskIdeaIntents>
