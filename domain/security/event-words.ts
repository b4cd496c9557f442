/** What each kind of event says in a line of the log. */
const WORDS = {
  'sign-in': 'Signed in',
  'sign-in.failed': 'Failed to sign in',
  'sign-in.code-asked': 'Asked for a sign-in code',
  'sign-out': 'Signed out',
  'proof.given': 'Proved who they are',
  'proof.failed': 'Failed to prove who they are',
  'device.recognised': 'Said that a new device is theirs',
  'device.disowned': 'Said that a new device is not theirs',
  'session.ended': 'Ended a session',
  'sessions.ended': 'Ended the other sessions',

  'account.registered': 'Registered',
  'account.registration-with-known-email': 'Tried to register a known e-mail',
  registered: 'Registered',
  'avatar.changed': 'Changed the portrait',
  'avatar.removed': 'Removed the portrait',
  'profile.changed': 'Changed the profile',
  'preferences.changed': 'Changed preferences',
  'username.changed': 'Changed the username',
  'email.verification-sent': 'Was sent a verification link',
  'email.verified': 'Verified the e-mail address',
  'email.change-asked': 'Asked to change the e-mail address',
  'email.changed': 'Changed the e-mail address',
  'password.changed': 'Changed the password',
  'password.reset-asked': 'Asked for a password reset',
  'password.reset': 'Reset the password',
  'second-factor.begun': 'Began to set up a second factor',
  'second-factor.on': 'Turned the second factor on',
  'second-factor.off': 'Turned the second factor off',
  'file.infected': 'Sent a file with a virus in it',
  'recovery-codes.made': 'Made new recovery codes',
  'recovery-code.used': 'Used a recovery code',
  'provider.linked': 'Linked a sign-in provider',
  'provider.unlinked': 'Unlinked a sign-in provider',
  'provider.proof-failed': 'Failed to prove a link to a provider',
  'export.asked': 'Asked for an export of their data',
  'privacy.export-asked': 'Asked for an export of their data',
  'export.ready': 'Data export is ready',
  'export.downloaded': 'Downloaded a data export',
  'data.given-out': 'Took out data as a file',
  'deletion.asked': 'Asked for deletion',
  'deletion.cancelled': 'Cancelled a deletion',
  'deletion.done': 'Deleted an account',

  'member.verified': 'Verified a member',
  'member.edited': 'Edited a member',
  'member.role-changed': 'Changed a role',
  'member.banned': 'Banned a member',
  'member.ban-lifted': 'Lifted a ban',
  'member.appeal-decided': 'Decided an appeal',
  'ban.appealed': 'Appealed a ban',
  'member.session-ended': 'Ended a member’s session',
  'member.signed-out-everywhere': 'Signed a member out everywhere',
  'member.view-as-began': 'Began to look as a member',
  'member.view-as-ended': 'Stopped looking as a member',
  'dispute.decided': 'Decided a dispute',
  'payout-method.added': 'Added a payout method',
  'payout-method.changed': 'Changed a payout method',
  'payout-method.removed': 'Removed a payout method',
  'payout.asked': 'Asked for a payout',
  'payout.approved': 'Approved a payout',
  'payout.rejected': 'Rejected a payout',
  'payout.sent': 'Marked a payout as sent',
  'payout.paid': 'Marked a payout as paid',
  'payout.failed': 'Marked a payout as failed',
  'payouts.file-taken': 'Took out a file of payouts with whole account numbers',
  'company.changed': 'Changed invoice details',
  'ledger.alarm': 'The ledger does not add up',
  'payment.mismatch': 'A payment is not what was asked for',
  'payment.unknown': 'A payment that nobody asked for',
  'payment.refund-short': 'A payment was given back outside after it was spent',
  'payment.refunded': 'Gave a payment back',
  'origin.banned': 'Banned an address or domain',
  'origin.ban-lifted': 'Lifted a ban of an address or domain',
  'service.approved': 'Approved a service',
  'service.rejected': 'Sent a service back',
  'service.taken-down': 'Took a service down',
  'project.approved': 'Approved a project',
  'project.rejected': 'Sent a project back',
  'settings.changed': 'Changed settings',
  'settings.withdrawn': 'Withdrew an announced change of rules',
  'integrations.tested': 'Tested an integration',
  'jobs.alarm': 'Jobs are in trouble',
  'jobs.tried-again': 'Tried failed jobs again',
  'jobs.let-go': 'Let failed jobs go',

  'category.added': 'Added a category',
  'category.edited': 'Changed a category',
  'category.moved': 'Moved a category',
  'category.merged': 'Merged a category into another',
  'category.hidden': 'Hid a category',
  'category.shown': 'Showed a category again',
  'synonyms.changed': 'Changed the synonyms of search',
  'category.ordered': 'Changed the order of categories',
} as const satisfies Record<string, string>

/** A kind that is known by name. */
export type EventKind = keyof typeof WORDS

export const knownEventKinds: readonly string[] = Object.keys(WORDS)

/** Words for a kind; one that has none yet reads as its name does. */
export function eventWords(kind: string): string {
  if (Object.hasOwn(WORDS, kind)) return WORDS[kind as EventKind]
  const plain = kind.replaceAll(/[.-]+/g, ' ').trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** Whether a line tells of something refused or that went wrong, and is worth a second look. */
export function isFailure(kind: string): boolean {
  return /(^|[.-])(failed|refused)$/.test(kind)
}
