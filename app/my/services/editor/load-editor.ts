import type { MemberEdge } from '#app/edge.ts'
import type { SelectGroup, SelectOption } from '#app/ui/inputs/select/select.tsx'
import { avatarUrl, findHasPro } from '#domain/accounts/index.ts'
import { emptyContent, type OwnService } from '#domain/catalogue/index.ts'
import { findTree, type TreeNode } from '#domain/categories/index.ts'
import { feeRules, feeTermsFor } from '#domain/ledger/index.ts'
import { findPictures } from '#domain/pictures/index.ts'
import { findTeam, listTeamsToSellFor } from '#domain/teams/index.ts'
import { readStepName } from './steps.ts'

/** Everything that the editor shows; `own` is nothing yet when a service is begun. */
export async function loadEditor({ db, url, actor, viewer, clock, settings }: MemberEdge, own?: OwnService) {
  const content = own?.content ?? emptyContent
  const [tree, teams, pictures] = await Promise.all([
    findTree(db),
    listTeamsToSellFor(db, actor.id),
    // Others of a team may have sent some of them.
    findPictures(
      db,
      content.gallery.map(({ pictureId }) => pictureId),
    ),
  ])
  const begunFor = teams.find(({ id }) => id === url.searchParams.get('team'))?.id ?? null
  // What a team gives of a payment is what its owner's plan says.
  const teamId = own ? own.teamId : begunFor
  const sellerId = (teamId && (await findTeam(db, teamId))?.ownerId) ?? actor.id
  return {
    service: own
      ? {
          id: own.id,
          slug: own.slug,
          state: own.state,
          versionState: own.versionState,
          isLive: own.isLive,
          reasons: own.reasons,
          note: own.note,
          appeal: own.isWriter ? appealPath(own.decision) : null,
          teamId: own.teamId,
          isWriter: own.isWriter,
        }
      : null,
    /** In whose name it may be offered besides the seller's own. */
    teams: teams.map(({ id, name }) => ({ id, name })),
    /** For which of them a service is begun here. */
    team: begunFor,
    content,
    writtenAt: own?.writtenAt.toISOString() ?? null,
    step: readStepName(url.searchParams.get('step')),
    isChecking: url.searchParams.has('check'),
    isPreview: url.searchParams.get('view') === 'preview',
    categories: categoryOptions(tree),
    pictures: [...pictures.values()],
    currency: settings.currency,
    bounds: boundsOf(settings),
    feeTerms: feeTermsFor(feeRules(settings), { hasPro: await findHasPro(db, sellerId, clock.now()) }),
    seller: { name: viewer.displayName, username: viewer.username, src: avatarUrl(viewer.avatarKey, 64) },
  }
}

/** Where the decision can be appealed against, while it stands. */
function appealPath(decision: OwnService['decision']): string | null {
  if (!decision) return null
  return decision.caseNumber === null
    ? `/my/support/appeals/service/${decision.versionId}`
    : `/my/support/cases/${decision.caseNumber}`
}

/** What the operator allows a service. */
export const boundsOf = ({
  servicePriceMinMinor,
  servicePriceMaxMinor,
  deliveryMaxDays,
  currency,
}: MemberEdge['settings']) => ({ servicePriceMinMinor, servicePriceMaxMinor, deliveryMaxDays, currency })

export type EditorData = Awaited<ReturnType<typeof loadEditor>>

/** The categories that services may hang in, under the name of the top one. */
function categoryOptions(tree: readonly TreeNode[]): (SelectOption | SelectGroup)[] {
  return tree
    .filter(({ isHidden }) => !isHidden)
    .map((top) =>
      top.below.length === 0
        ? { value: top.id, label: top.title }
        : { label: top.title, options: leavesBelow(top, []) },
    )
}

function leavesBelow(node: TreeNode, line: readonly string[]): SelectOption[] {
  return node.below
    .filter(({ isHidden }) => !isHidden)
    .flatMap((one) => {
      const names = [...line, one.title]
      return one.below.length === 0 ? [{ value: one.id, label: names.join(' › ') }] : leavesBelow(one, names)
    })
}
