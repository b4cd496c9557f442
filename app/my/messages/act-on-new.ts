import { redirect } from 'react-router'
import { ATTACHMENTS } from '#app/forms/body-limits.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import { receiveAttachments } from '#app/forms/receive-attachments.ts'
import { dropCarried } from '#app/shared/briefs/carried.server.ts'
import { writeAboutProposal, writeToMember, writeToTeam } from '#domain/messages/index.ts'
import { sendInput } from '#domain/messages/input.ts'
import { expectSent } from './expect-sent.ts'
import { findAddressee } from './load-new.server.ts'
import { tellRefused } from './refused-words.ts'

const { intent, intents } = formsOf({
  for: 'members',
  accepts: ATTACHMENTS,
  about: findAddressee,
  receive: (edge) => receiveAttachments(edge, { folder: 'messages', label: 'Files' }),
  mends: mendsAllFound,
  refuse: async (refusal, asked) => {
    const told = tellRefused(refusal, asked)
    // Words to too many strangers are held back when they are counted already: nothing came of the form, and its files go too.
    await asked.received.forget()
    return told
  },
})

/** Begins a conversation, or goes on with the one that there is. */
export const beginIntents = intents({
  begin: intent({
    input: sendInput,
    takesFiles: true,
    run: (tx, actor, words, { about: { to, proposalId, about }, received: { files } }) =>
      proposalId
        ? writeAboutProposal(tx, actor, { proposalId, ...words, files })
        : 'teamId' in to
          ? writeToTeam(tx, actor, { teamId: to.teamId, about, ...words, files })
          : writeToMember(tx, actor, { toId: to.memberId, about, ...words, files }),
    done: async (asked, result) => {
      const { conversationId, isRepeated } = expectSent(result)
      if (isRepeated) await asked.received.forget()
      return redirect(`/my/messages/${conversationId}`, { headers: await dropCarried(asked) })
    },
  }),
})

export type BeginIntent = IntentOf<typeof beginIntents>
