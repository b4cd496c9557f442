/** A project came, went, or looks different. */
export type ProjectChanged = { kind: 'project.changed'; projectId: string }

/** A project is open until then, unless something happens before. */
export type ProjectClockSet = { kind: 'project.clock-set'; runsAt: string }

type AProject = { projectId: string; title: string; ownerId: string }

/** A moderator has looked at it. */
export type ProjectApproved = { kind: 'project.approved' } & AProject
export type ProjectRejected = { kind: 'project.rejected'; reasons: string[]; note: string } & AProject

/** Its time ran out. */
export type ProjectExpired = { kind: 'project.expired' } & AProject

export type SellerInvited = { kind: 'project.seller-invited'; sellerId: string } & AProject

/** A proposal came that its owner may read now: at once, or when it came up from the queue. */
export type ProposalSent = { kind: 'proposal.sent'; sellerId: string; proposalId: string } & AProject

/** Its seller took it back: nobody has to read it any more. */
export type ProposalWithdrawn = {
  kind: 'proposal.withdrawn'
  projectId: string
  proposalId: string
  ownerId: string
}

/** Whoever decides about a proposal on the side of its seller: of a team its owner and managers as they are now. */
export type ToldOfProposal = {
  memberId: string
  /** They sent it, so it counts in their month. */
  isSender: boolean
}

/** The owner put it on the short list, or took it off again. */
export type ProposalShortlisted = {
  kind: 'proposal.shortlisted'
  projectId: string
  title: string
  told: ToldOfProposal[]
  isOn: boolean
}

export type ProposalAccepted = {
  kind: 'proposal.accepted'
  title: string
  told: ToldOfProposal[]
  dealId: string
  /** It answered an earlier version of the project: the seller reads the new one before anything is agreed. */
  mustConfirm: boolean
}
export type ProposalDeclined = {
  kind: 'proposal.declined'
  title: string
  told: ToldOfProposal[]
  note: string
}

/** Somebody else was chosen. One that was never read has come back. */
export type ProposalsPassedOver = {
  kind: 'proposals.passed-over'
  title: string
  told: (ToldOfProposal & { isGivenBack: boolean })[]
}

/** Those who waited for a place have one. */
export type ProposalsCameUp = {
  kind: 'proposals.came-up'
  projectId: string
  title: string
  told: ToldOfProposal[]
}

/** A project ended and nobody was chosen. */
export type ProposalsReleased = {
  kind: 'proposals.released'
  title: string
  told: ToldOfProposal[]
  why: string
}

/** The deal of a project came to nothing: proposals have come back to the months of their sellers. */
export type ProposalsGivenBack = {
  kind: 'proposals.given-back'
  projectId: string
  title: string
  told: ToldOfProposal[]
  why: string
}

/** A project was sent back wrongly: the proposals that ended with it stand again. */
export type ProposalsPutBack = {
  kind: 'proposals.put-back'
  projectId: string
  title: string
  told: ToldOfProposal[]
}

/** What it asks for was changed while it could be answered. */
export type ProjectVersionMade = { kind: 'project.version-made'; projectId: string; at: string }

/** Those who answered an earlier version are told what is different from it. */
export type ProjectChangedForSellers = {
  kind: 'proposals.project-changed'
  projectId: string
  title: string
  told: (ToldOfProposal & { changed: string[] })[]
}

export type ProjectEventKinds =
  | ProjectChanged
  | ProjectClockSet
  | ProjectVersionMade
  | ProjectChangedForSellers
  | ProjectApproved
  | ProjectRejected
  | ProjectExpired
  | SellerInvited
  | ProposalSent
  | ProposalWithdrawn
  | ProposalShortlisted
  | ProposalAccepted
  | ProposalDeclined
  | ProposalsPassedOver
  | ProposalsCameUp
  | ProposalsReleased
  | ProposalsGivenBack
  | ProposalsPutBack

declare module '#platform/events/events.ts' {
  interface Events {
    projects: ProjectEventKinds
  }
}
