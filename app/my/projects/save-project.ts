import type { MemberEdge } from '#app/edge.ts'
import type { Asked } from '#app/forms/page-of-forms.ts'
import type { ReceivedFiles } from '#app/forms/receive-attachments.ts'
import {
  changeOpenProject,
  findProject,
  postProject,
  type ProjectContent,
  projectInput,
  writeProject,
} from '#domain/projects/index.ts'
import { isChangedAsItStands, removedIn } from './project-fields.ts'
import { parseAmount } from '#platform/money/currency.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

/** The project of the address, and that which was saved meanwhile. */
type About = { ownId: string | undefined; savedId: string | undefined }
type AskedProject = Asked<MemberEdge, About, ReceivedFiles>

/** A project as its form has it, with the budget in the marketplace's money. */
export function inputOf({ settings: { currency } }: Pick<MemberEdge, 'settings'>) {
  return projectInput.transform(({ budgetMin, budgetMax, ...content }, context): ProjectContent => {
    const read = (name: 'budgetMin' | 'budgetMax', text: string, label: string) => {
      if (text === '') return null
      const amount = parseAmount(text, currency)
      const message = `${label}: write an amount, such as 120 or 99.50`
      if (amount === undefined) context.addIssue({ code: 'custom', path: [name], message })
      return amount === undefined ? null : Number(amount)
    }
    const isRange = content.budgetKind === 'range'
    return {
      ...content,
      budgetMinMinor: isRange ? read('budgetMin', budgetMin, 'From') : null,
      budgetMaxMinor:
        content.budgetKind === 'open' ? null : read('budgetMax', budgetMax, isRange ? 'To' : 'Budget'),
    }
  })
}

/**
 * Saves a project as its form sent it; and posts it, when that was asked for and it is whole. Two transactions: what can't be
 * posted yet is saved all the same.
 */
export async function saveProject(asked: AskedProject, content: ProjectContent): Promise<string> {
  const { about, form, received, actor, context, transaction } = asked
  const typedId = String(form.get('projectId') ?? '')
  about.savedId ??= isUuid(typedId) ? typedId : undefined
  const written = await write(asked, {
    projectId: about.savedId,
    content,
    files: received.files,
    removeFileIds: removedIn(form),
  })
  received.keep()
  about.savedId = written.projectId
  if (written.outcome) return written.outcome
  if (asked.intent !== 'post') return 'saved'
  const { outcome } = await transaction((tx) =>
    postProject(tx, actor, { projectId: written.projectId }, context),
  )
  return outcome
}

type Written = { projectId: string; outcome?: 'changed' | 'changed-in-review' | 'in-review' }

/** What was posted is changed as it stands; everything else is a draft. */
async function write(
  { db, transaction, actor, context }: AskedProject,
  toWrite: Parameters<typeof writeProject>[2],
): Promise<Written> {
  const { projectId } = toWrite
  const own = projectId ? await findProject(db, actor, projectId) : undefined
  if (projectId && own?.isOwner && isChangedAsItStands(own.project.state)) {
    const { outcome } = await transaction((tx) =>
      changeOpenProject(tx, actor, { ...toWrite, projectId }, context),
    )
    if (own.project.state === 'in_review') return { projectId, outcome: 'changed-in-review' }
    return { projectId, outcome: outcome === 'open' ? 'changed' : 'in-review' }
  }
  return transaction((tx) => writeProject(tx, actor, toWrite, context))
}
