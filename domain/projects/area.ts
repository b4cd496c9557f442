import { type Area, enqueue, jobsOf } from '#domain/area.ts'
import { projectDocuments } from './describe-projects.ts'
import { eraseProjects } from './erase-projects.ts'
import { exportProjects, exportProposals, listFilesOfMember } from './export-projects.ts'
import { projectJobs } from './jobs.ts'
import { projectLetters, projectThing } from './letters.ts'
import { permissions } from './permissions.ts'
import { proposalsKeepTeam } from './proposals/keeps-team.ts'
import { ownProposalPath, proposalPath } from './proposals/proposal-path.ts'

/** An owner who changes a project mostly changes it once more. */
const TELLS_AFTER_MS = 10 * 60_000

export const projects: Area = {
  permissions,
  reactions: {
    'project.changed': ({ projectId }) => [
      { dropPages: [`project:${projectId}`, 'projects'] },
      { touch: { kind: 'project', ids: [projectId] } },
      { touch: { kind: 'members-project', ids: [projectId] } },
    ],
    // It is decided anew: what was asked for before is done.
    'project.approved': ({ projectId, ownerId }) => [
      { settle: { memberId: ownerId, thing: projectThing(projectId) } },
    ],
    // Whoever was asked for a proposal has answered.
    'proposal.sent': ({ projectId, sellerId }) => [
      { settle: { memberId: sellerId, thing: projectThing(projectId) } },
    ],
    'proposal.shortlisted': ({ projectId, told, isOn }) =>
      isOn ? [] : told.map(({ memberId }) => ({ settle: { memberId, links: [ownProposalPath(projectId)] } })),
    'proposal.withdrawn': ({ projectId, proposalId, ownerId }) => [
      { settle: { memberId: ownerId, links: [proposalPath(projectId, proposalId)] } },
    ],
    'project.clock-set': ({ runsAt }) => [
      enqueue({ job: 'projects.run-clocks', data: {}, startAt: new Date(runsAt) }),
    ],
    'project.version-made': ({ projectId, at }) => [
      enqueue({
        job: 'projects.tell-of-version',
        data: { projectId },
        startAt: new Date(new Date(at).getTime() + TELLS_AFTER_MS),
      }),
    ],
    'deal.moved': ({ dealId, from, to }) => [
      enqueue({ job: 'projects.follow-deal', data: { dealId, from, to } }),
    ],
    'member.changed': ({ memberId }) => [enqueue({ job: 'projects.follow-owner', data: { memberId } })],
    'block.changed': ({ oneId, otherId }) => [
      enqueue({ job: 'projects.follow-block', data: { oneId, otherId } }),
    ],
    'category.merged': ({ fromIds, intoId }) => [
      enqueue({ job: 'projects.follow-merge', data: { fromIds, intoId } }),
    ],
    // The names of its categories are labels of a project.
    'categories.changed': ({ relabels }) =>
      relabels ? [{ rebuild: 'project' }, { rebuild: 'members-project' }] : [],
  },
  keepsTeam: proposalsKeepTeam,
  letters: projectLetters,
  jobs: () => jobsOf(...projectJobs),
  personalData: {
    exportParts: {
      async *projects({ db, person }) {
        yield { name: 'projects.json', list: exportProjects(db, person.id) }
        for (const { id, name, fileKey } of await listFilesOfMember(db, person.id))
          yield { name: `project-files/${id}${/\.[a-z0-9]+$/i.exec(name)?.[0] ?? ''}`, fileKey }
      },
      async *proposals({ db, person }) {
        yield { name: 'proposals.json', list: exportProposals(db, person.id) }
      },
    },
    erasers: { projects: (tx, { id }) => eraseProjects(tx, id) },
  },
  searchDocuments: {
    project: projectDocuments('public'),
    'members-project': projectDocuments('members'),
  },
}
