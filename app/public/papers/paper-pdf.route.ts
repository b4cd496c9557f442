import { memberOnly, reading } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { findAskedPaper } from './find-asked-paper.ts'

/** The paper as a file, made on demand: those whom it is between, and administrators, who leave a note of it. */
export const loader = reading(
  memberOnly(async (edge) => {
    const paper = await findAskedPaper(edge)
    const isOwn = [paper.issuerId, paper.recipientId].includes(edge.actor.id)
    if (!isOwn)
      await noteGivenOut(edge, { what: `paper ${paper.label}`, rows: 1, memberId: paper.recipientId })
    // Only who asks for a file needs what makes it.
    const { paperPdf } = await import('#app/shared/papers/paper-pdf.ts')
    return new Response((await paperPdf(paper)) as Uint8Array<ArrayBuffer>, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${paper.label}.pdf"`,
        'Cache-Control': 'private, no-store',
      },
    })
  }),
)
