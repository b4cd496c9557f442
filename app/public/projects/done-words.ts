import { toldWords } from '#app/shared/told-words.ts'

const DONE: Readonly<Record<string, string>> = {
  sent: 'Your proposal is sent. You can change it until it is read.',
  queued: 'Your proposal waits in the queue. You get an e-mail when it comes up.',
  edited: 'Your proposal is saved.',
  confirmed: 'Your proposal stands for the project as it is now.',
  withdrawn: 'Your proposal is withdrawn.',
  shortlist: 'It is on your short list.',
  unlist: 'It is off your short list.',
  declined: 'The seller is told, kindly.',
  invited: 'The invitation is on its way.',
}

/** Only words of ours, whatever the address says. */
export function doneWords(done: string | null): string | undefined {
  return toldWords(DONE, done)
}
