import { redirect } from 'react-router'
import { ATTACHMENTS } from '#app/forms/body-limits.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsChanges, mendsRules, mendsTooMany } from '#app/forms/mendable.ts'
import type { Read } from '#app/forms/page-of-forms.ts'
import { receiveAttachments } from '#app/forms/receive-attachments.ts'
import { findIdByUsername } from '#domain/accounts/index.ts'
import {
  acceptProposal,
  confirmProposal,
  declineInput,
  declineProposal,
  editProposal,
  inviteSeller,
  sendProposal,
  shortlistProposal,
  withdrawProposal,
} from '#domain/projects/index.ts'
import { Invalid, NotFound } from '#platform/errors/errors.ts'
import type { ProposalAnswer } from '../../shared/projects/proposal-rows.ts'
import {
  changeProposalRows,
  checkProposal,
  giveBackProposal,
  readProposal,
  removeFileIdsIn,
} from './read-proposal.server.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

/** What a button that was refused is told. */
export type RefusedButton = {
  form: 'button'
  intent: string
  refused: string
  username: string
  note: string
}

const OUT_OF_DATE = 'This form is out of date. Reload the page and send it again.'

const { intent, intents } = formsOf({
  for: 'members',
  accepts: ATTACHMENTS,
  about: ({ params }) => {
    const projectId = params['id'] ?? ''
    if (!isUuid(projectId)) throw new NotFound('There is no project at this address')
    return projectId
  },
  receive: (edge) => receiveAttachments(edge, { folder: 'projects', label: 'Attachments' }),
  mends: mendsChanges,
  refuse: ({ intent: said, fields, message }, asked): ProposalAnswer | RefusedButton => {
    if (said === 'propose' || said === 'edit' || said === 'help') {
      const error = Object.keys(fields).length > 0 ? fields : { '': [message] }
      return giveBackProposal(asked, { status: 'error', error })
    }
    const typed = (name: string) => String(asked.form.get(name) ?? '')
    const typedFields = { username: typed('username'), note: typed('note') }
    return {
      form: 'button',
      intent: said,
      refused: Object.values(fields).flat()[0] ?? message,
      ...typedFields,
    }
  },
})

/** Which proposal a button is about. */
function proposalOf({ form }: { form: FormData }): string {
  const proposalId = String(form.get('proposalId') ?? '')
  if (!isUuid(proposalId)) throw new Invalid(OUT_OF_DATE)
  return proposalId
}

/** The version of the project that stood on the page. */
function versionOf({ form }: { form: FormData }): number | undefined {
  const version = Number(form.get('version'))
  return Number.isSafeInteger(version) && version > 0 ? version : undefined
}

const mark = (isOn: boolean) =>
  intent({
    run: (tx, actor, _, asked) => shortlistProposal(tx, actor, { proposalId: proposalOf(asked), isOn }),
    done: ({ about, intent: done }) => redirect(`/projects/${about}?done=${done}#done`),
  })

function readNote(form: FormData): Read<{ note: string }> {
  const parsed = declineInput.safeParse({ note: String(form.get('note') ?? '') })
  if (parsed.success) return { value: parsed.data }
  return { errors: { note: [parsed.error.issues[0]?.message ?? OUT_OF_DATE] } }
}

const changeRows = intent({ runOutside: changeProposalRows })

/** Everything that is done on a project's page. */
export const projectIntents = intents({
  propose: intent({
    read: readProposal,
    takesFiles: true,
    mends: mendsRules,
    run: (tx, actor, input, asked) => {
      const { about: projectId, received, context } = asked
      const proposal = { ...input, projectId, files: received.files, version: versionOf(asked) }
      return sendProposal(tx, actor, proposal, context)
    },
    done: ({ about }, { isQueued }) =>
      redirect(`/projects/${about}?done=${isQueued ? 'queued' : 'sent'}#done`),
  }),
  edit: intent({
    read: readProposal,
    takesFiles: true,
    mends: mendsRules,
    run: (tx, actor, input, asked) => {
      const { about: projectId, received, form, context } = asked
      const { text, milestones } = input
      const proposal = { text, milestones, projectId, files: received.files, version: versionOf(asked) }
      const removeFileIds = removeFileIdsIn(form)
      return editProposal(tx, actor, { ...proposal, proposalId: proposalOf(asked), removeFileIds }, context)
    },
    done: ({ about }) => redirect(`/projects/${about}?done=edited#done`),
  }),
  'add-milestone': changeRows,
  'remove-milestone': changeRows,
  'work-out': changeRows,
  help: intent({ mends: mendsTooMany, runOutside: checkProposal }),
  invite: intent({
    run: async (tx, actor, _, { about: projectId, form }) => {
      const username = String(form.get('username') ?? '')
        .slice(0, 100)
        .replaceAll('\u0000', '')
        .trim()
        .replace(/^@/, '')
      // Only by name: whether an address is known here is nobody's business.
      const sellerId = await findIdByUsername(tx.db, username)
      if (!sellerId) throw new Invalid('Username: nobody here has it. Check the spelling')
      await inviteSeller(tx, actor, { projectId, sellerId })
    },
    done: ({ about }) => redirect(`/projects/${about}?done=invited#done`),
  }),
  shortlist: mark(true),
  unlist: mark(false),
  decline: intent({
    read: ({ form }) => readNote(form),
    run: (tx, actor, { note }, asked) => declineProposal(tx, actor, { proposalId: proposalOf(asked), note }),
    done: ({ about }) => redirect(`/projects/${about}?done=declined#done`),
  }),
  accept: intent({
    run: (tx, actor, _, asked) => {
      const seen = Number(asked.form.get('seen'))
      const seenAt = Number.isSafeInteger(seen) && seen > 0 ? new Date(seen) : undefined
      const choice = { proposalId: proposalOf(asked), seenAt, version: versionOf(asked) }
      return acceptProposal(tx, actor, choice, asked.context)
    },
    done: (_, { dealId }) => redirect(`/deals/${dealId}`),
  }),
  confirm: intent({
    run: (tx, actor, _, asked) => {
      const version = versionOf(asked)
      if (!version) throw new Invalid(OUT_OF_DATE)
      return confirmProposal(tx, actor, { proposalId: proposalOf(asked), version })
    },
    done: ({ about }) => redirect(`/projects/${about}?done=confirmed#done`),
  }),
  withdraw: intent({
    run: (tx, actor, _, asked) => withdrawProposal(tx, actor, { proposalId: proposalOf(asked) }),
    done: ({ about }) => redirect(`/projects/${about}?done=withdrawn#done`),
  }),
})

export type PublicProjectIntent = IntentOf<typeof projectIntents>
