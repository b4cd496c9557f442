import { operator } from '#domain/actor.ts'
import {
  acceptProposal,
  approveProject,
  closeProject,
  followDeal,
  postProject,
  readProposals,
  sendProposal,
  shortlistProposal,
  writeProject,
} from '#domain/projects/index.ts'
import { readSettings } from '#domain/settings/index.ts'
import { demoOrigin } from '../demo-step.ts'
import { beginPlot } from './deal-acts.ts'
import { work } from './direct-deals.ts'
import { readMilestones } from './order-deal.ts'
import type { Market } from './market.ts'
import { type DemoProject, planProjects } from './plan-projects.ts'
import type { Stage } from './stage.ts'

/** Orders and agreements are numbered before. */
const FIRST_NUMBER = 200
/** Owners choose when the proposals have come. */
const CHOSEN_AFTER_DAYS = 4
/** Others look at them in time, and put one aside. */
const READ_AFTER_DAYS = 16

type Posted = { projectId: string; proposalIds: string[] }

/** Projects, the proposals to them, and the deals that came of some. */
export function seedProjects(stage: Stage, market: Market): void {
  for (const [place, project] of planProjects(market).entries()) {
    const posted: Posted = { projectId: '', proposalIds: [] }
    post(stage, project, posted)
    for (const proposal of project.proposals.toSorted((one, other) => other.daysAgo - one.daysAgo))
      propose(stage, proposal, posted)
    if (project.proposals.length > 0) choose(stage, project, posted, FIRST_NUMBER + place)
    if (project.fate === 'closed')
      stage.at(project.daysAgo - 8, (tx) =>
        closeProject(tx, stage.who(project.owner), { projectId: posted.projectId }),
      )
  }
}

/** Whoever is new here waits for a moderator, who has looked by the evening. */
function post(stage: Stage, { owner, slug, daysAgo, content, fate }: DemoProject, posted: Posted): void {
  const actor = stage.who(owner)
  const context = { ...stage.context, origin: demoOrigin }
  stage.at(daysAgo, async (tx) => {
    const whole = { ...content, categoryId: stage.categoryId(slug) }
    const { projectId } = await writeProject(tx, actor, { content: whole }, stage.context)
    posted.projectId = projectId
    const { outcome } = await postProject(tx, actor, { projectId }, stage.context)
    if (outcome === 'in-review' && fate !== 'waiting')
      await approveProject(tx, operator, { projectId }, context)
  })
}

function propose(stage: Stage, proposal: DemoProject['proposals'][number], posted: Posted): void {
  const { username, daysAgo, text, milestones } = proposal
  stage.at(daysAgo, async (tx) => {
    const seller = stage.who(username)
    const { projectId } = posted
    const { proposalId } = await sendProposal(tx, seller, { projectId, text, milestones }, stage.context)
    posted.proposalIds.push(proposalId)
  })
}

function choose(stage: Stage, project: DemoProject, posted: Posted, number: number): void {
  const { fate, daysAgo, proposals } = project
  const owner = stage.who(project.owner)
  if (fate === 'open') {
    if (number % 2 === 0)
      stage.at(daysAgo - Math.min(daysAgo * 0.6, READ_AFTER_DAYS), async (tx) => {
        const [first] = posted.proposalIds
        if (!first) return
        await readProposals(tx, owner, { projectId: posted.projectId })
        await shortlistProposal(tx, owner, { proposalId: first, isOn: true })
      })
    return
  }
  if (fate === 'closed' || fate === 'waiting') return
  const [first] = proposals.toSorted((one, other) => other.daysAgo - one.daysAgo)
  if (!first) return
  const chosen = fate === 'unpaid' ? 2 : daysAgo - CHOSEN_AFTER_DAYS
  const plot = beginPlot(stage, project.owner, first.username, number)
  stage.at(chosen, async (tx) => {
    await readProposals(tx, owner, { projectId: posted.projectId })
    const settings = await readSettings(tx.db, tx.now)
    const proposalId = posted.proposalIds[0] ?? ''
    const { dealId } = await acceptProposal(tx, owner, { proposalId }, { ...stage.context, settings })
    plot.ref.dealId = dealId
    await readMilestones(tx, plot.ref)
  })
  if (fate === 'unpaid') return
  const ended = work(plot, chosen - 0.5, fate, first.milestones.length)
  const follow = (at: number, from: string, to: string) =>
    stage.at(at, (tx) => followDeal(tx, { dealId: plot.ref.dealId, from, to }))
  follow(chosen - 0.51, 'accepted', 'active')
  if (ended !== undefined) follow(ended - 0.01, 'active', 'completed')
}
