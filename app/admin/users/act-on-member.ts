import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import {
  askSecondFactorReset,
  banInput,
  banMember,
  beginViewAs,
  cancelSecondFactorReset,
  changeEmailOfMember,
  changeRole,
  editMember,
  liftBan,
  memberEditInput,
  newEmailInput,
  newUsernameInput,
  reasonInput,
  removeAvatarFiles,
  removePortrait,
  renameMember,
  roleInput,
  sendPasswordReset,
  signOutEverywhere,
  verifyMember,
} from '#domain/accounts/index.ts'
import { readMemberId } from './read-member-id.ts'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'members.read-bans',
  about: ({ params }) => readMemberId(params),
  unknown: 'This form is out of date: reload the page',
})

const back = (memberId: string, done: string) => redirect(`/admin/users/${memberId}?done=${done}`)

/** Whatever asks for nothing but a reason. */
const reasoned = (
  operation:
    | typeof verifyMember
    | typeof liftBan
    | typeof signOutEverywhere
    | typeof askSecondFactorReset
    | typeof sendPasswordReset,
) =>
  intent({
    input: reasonInput,
    run: async (tx, actor, { reason }, { about: memberId, context }) =>
      void (await operation(tx, actor, { memberId, reason }, context)),
    done: ({ about, intent: done }) => back(about, done),
  })

/** The forms of a member's edit page: each asks for a reason. */
export const memberIntents = intents({
  verify: reasoned(verifyMember),
  lift: reasoned(liftBan),
  'sign-out': reasoned(signOutEverywhere),
  'reset-second-factor': reasoned(askSecondFactorReset),
  'send-reset': reasoned(sendPasswordReset),
  'cancel-reset': intent({
    run: (tx, actor, _, { about: memberId, context }) =>
      cancelSecondFactorReset(tx, actor, { memberId }, context),
    done: ({ about }) => back(about, 'cancel-reset'),
  }),
  profile: intent({
    input: memberEditInput,
    run: (tx, actor, input, { about: memberId, context }) =>
      editMember(tx, actor, { memberId, ...input }, context),
    done: ({ about }, changed) => back(about, changed.length > 0 ? 'profile' : 'unchanged'),
  }),
  'change-email': intent({
    input: newEmailInput,
    run: (tx, actor, input, { about: memberId, context }) =>
      changeEmailOfMember(tx, actor, { memberId, ...input }, context),
    done: ({ about }) => back(about, 'change-email'),
  }),
  rename: intent({
    input: newUsernameInput,
    run: (tx, actor, input, { about: memberId, context }) =>
      renameMember(tx, actor, { memberId, ...input }, context),
    done: ({ about }) => back(about, 'rename'),
  }),
  'remove-portrait': intent({
    input: reasonInput,
    run: (tx, actor, { reason }, { about: memberId, context }) =>
      removePortrait(tx, actor, { memberId, reason }, context),
    done: async ({ about, files }, key) => {
      await removeAvatarFiles(files, key)
      return back(about, 'remove-portrait')
    },
  }),
  role: intent({
    input: roleInput,
    run: (tx, actor, input, { about: memberId, context }) =>
      changeRole(tx, actor, { memberId, ...input }, context),
    done: ({ about }) => back(about, 'role'),
  }),
  ban: intent({
    input: banInput,
    run: (tx, actor, input, { about: memberId, context }) =>
      banMember(tx, actor, { memberId, ...input }, context),
    done: ({ about }) => back(about, 'ban'),
  }),
  'view-as': intent({
    input: reasonInput,
    run: (tx, actor, { reason }, { about: memberId, viewer, origin }) =>
      beginViewAs(tx, actor, { memberId, reason }, { sessionId: viewer.sessionId, origin }),
    done: () => redirect('/my'),
  }),
})

export type MemberIntent = IntentOf<typeof memberIntents>
