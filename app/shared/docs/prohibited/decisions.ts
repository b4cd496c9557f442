import type { DocumentSection } from '../legal-document.ts'

/** How a decision is made, what may follow from it and how to contest it. */
export const decisions: readonly DocumentSection[] = [
  {
    id: 'how-we-decide',
    title: 'How a decision is made',
    markdown: (figures) => `
1. **Something is noticed.** A new seller’s service is read before it is published; others are read afterwards. Words and contact details that may be a breach are marked by machine. Anyone may tell us about anything they see here.
2. **A person reads it**, as it was when it was reported or marked. No machine rejects, hides or deletes anything.
3. **The person decides** and writes the reason: which rule, on what evidence, and what would put it right.
4. **Both are told.** The one concerned gets the decision; the one who reported learns what came of it. Who reported is not told.

A seller with ${figures.fixed.approvedServicesForTrust} approved services and no upheld report is trusted: their services are published at once. An upheld report ends that trust.
`,
  },
  {
    id: 'what-follows',
    title: 'What may follow',
    markdown: () => `
| Step | When |
|---|---|
| A change is asked for | The offer is fine but for a detail. It waits for you, and nothing is held against you |
| Rejection, or hiding | The offer itself may not stand. Your other services are untouched |
| Warning | You knew, or should have known |
| Ban for a time | It happened again, or someone was harmed |
| Ban for good | Grave harm, fraud, or no sign that it would end |

Deals that began before a service was hidden go on, unless the work itself is what may not be done. Then the deal is cancelled, the buyer refunded, and the fault recorded where it lies. Money that is not in dispute can always be withdrawn: the [terms](/docs/terms#bans) say how.
`,
  },
  {
    id: 'appeal',
    title: 'How to appeal',
    markdown: () => `
Every rejection, hiding and ban names the last day for an appeal. You may appeal once. Say what was misread, and add what shows it. Where there is another administrator, someone else than the first decides, and answers in writing with reasons. If the decision falls, everything it hid is shown again.

A rejected service need not be appealed: you can change it and send it in again, as often as it takes.
`,
  },
  {
    id: 'reporting',
    title: 'How to report',
    markdown: (figures) => `
Choose “Report” on the thing itself, pick the reason and say what you saw. One open report from a person about a thing is enough; more do not make it weigh more. If your own rights are concerned (your work, your name, your face), or you have no account, write to us by ${figures.writeToUs} with the address of the page, what right is yours, and how to reach you. Reports made to harm a competitor are themselves a breach.
`,
  },
]
