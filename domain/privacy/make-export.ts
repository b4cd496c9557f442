import { and, eq, inArray } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import type { JobServices } from '#domain/services.ts'
import { zipStream } from '#platform/zip/write-zip.ts'
import type { ExportParts } from './export-parts.ts'
import { exportFiles } from './export-files.ts'
import { finishExport } from './finish-export.ts'
import { releaseFiles } from './remove-expired-exports.ts'
import { dataExport } from './schema.server.ts'

/**
 * Makes the file of an export that was asked for. It may be run again after a failure and starts from the beginning then:
 * the file is in the store whole or not at all.
 */
export async function makeExport(
  services: Pick<JobServices, 'db' | 'files' | 'clock' | 'config' | 'settings' | 'transaction'>,
  parts: ExportParts,
  exportId: string,
): Promise<void> {
  const { db, files, clock, config, transaction } = services
  const [taken] = await db
    .update(dataExport)
    .set({ state: 'making', progress: 0 })
    .where(and(eq(dataExport.id, exportId), inArray(dataExport.state, ['waiting', 'making'])))
    .returning({ memberId: dataExport.memberId })
  const fileKey = `exports/${exportId}.zip`
  if (!taken) return forgetIfOver(services, exportId, fileKey)
  const person = await findPerson(db, taken.memberId)
  if (!person) return

  const onProgress = async (progress: number) => {
    await db
      .update(dataExport)
      .set({ progress })
      .where(and(eq(dataExport.id, exportId), eq(dataExport.state, 'making')))
  }
  let sizeBytes = 0
  const zip = zipStream(exportFiles({ db, files, person, parts, madeAt: clock.now(), onProgress }))
  const measured = zip.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        sizeBytes += chunk.length
        controller.enqueue(chunk)
      },
    }),
  )
  await files.put(fileKey, measured, { contentType: 'application/zip' })
  const isStored = await transaction((tx) =>
    finishExport(tx, { exportId, person, fileKey, sizeBytes }, { secret: config.secret }),
  )
  // The account was deleted, or the time was up, while the file was being made.
  if (!isStored) await transaction((tx) => releaseFiles(tx, [fileKey]))
}

/** It was taken back while an earlier try made it, and that try may have ended between the file and its removal. */
async function forgetIfOver(
  { db, transaction }: Pick<JobServices, 'db' | 'transaction'>,
  exportId: string,
  fileKey: string,
): Promise<void> {
  const isOver = and(eq(dataExport.id, exportId), inArray(dataExport.state, ['removed', 'failed']))
  if ((await db.$count(dataExport, isOver)) > 0) await transaction((tx) => releaseFiles(tx, [fileKey]))
}
