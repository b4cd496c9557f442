const WORDS: Readonly<Record<string, string>> = {
  session: 'The session has ended.',
  'propose-correction': 'Proposed. Nothing moves until a colleague confirms it.',
  'confirm-correction': 'Confirmed: the money moved, and the member is told.',
  'decline-correction': 'Declined. Nothing moved.',
  'change-email':
    'A link went to the new address, and the old one is told. The account moves once the link is used.',
  rename: 'The username is changed, and the member is told. The old one leads to the new one.',
  'remove-portrait': 'The portrait is removed, and the member is told.',
  'send-reset': 'The link is on its way to the member’s address.',
  'grant-pro': 'The days are granted, and the member is told.',
  profile: 'The profile is changed.',
  unchanged: 'Nothing was different, so nothing changed.',
  verify: 'The e-mail address is verified.',
  role: 'The role is changed. They were signed out and told.',
  ban: 'The member is banned, signed out everywhere and told.',
  lift: 'The ban is lifted, and the member is told.',
  'reset-second-factor':
    'All addresses of the member are told. The second factor comes off after the waiting time.',
  'cancel-reset': 'The reset is stopped. The second factor stays, and the member is told.',
  'sign-out': 'The member is signed out everywhere.',
}

/** What an action left in the address, in words of ours whatever it says there. */
export function doneWords(done: string | null): string | undefined {
  return done !== null && Object.hasOwn(WORDS, done) ? WORDS[done] : undefined
}
