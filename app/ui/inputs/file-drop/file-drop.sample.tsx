import { Field } from '#app/ui/inputs/field/field.tsx'
import { FileDrop } from './file-drop.tsx'
import { UploadRow } from './upload-row.tsx'
import type { Upload } from './upload-queue.ts'

const nothing = () => {}
const states: Upload[] = [
  { key: 's1', name: 'halden-cover.png', sizeBytes: 92_000, state: { kind: 'done', fileId: '1' } },
  {
    key: 's2',
    name: 'sketches-second-round.pdf',
    sizeBytes: 2_450_000,
    state: { kind: 'sending', share: 0.42 },
  },
  { key: 's3', name: 'sources.zip', sizeBytes: 38_000_000, state: { kind: 'waiting' } },
  {
    key: 's4',
    name: 'notes.txt',
    sizeBytes: 1_200,
    state: { kind: 'failed', reason: 'The connection broke. Try again.' },
  },
]

export const samples = [
  {
    title: 'Empty; try it',
    node: (
      <Field label="Pictures">
        <FileDrop
          name="pictures"
          uploadUrl="/my/files"
          maxFiles={6}
          maxBytes={10_000_000}
          accept={['image/*']}
        />
      </Field>
    ),
  },
  {
    title: 'Done, sending, waiting, failed',
    node: (
      <div className="file-drop">
        <ul className="uploads">
          {states.map((upload, place) => (
            <UploadRow
              key={upload.key}
              idPrefix="sample-"
              upload={upload}
              place={place}
              count={states.length}
              onRemove={nothing}
              onRetry={nothing}
              onMove={nothing}
              onDragRow={nothing}
              onDropRow={nothing}
            />
          ))}
        </ul>
      </div>
    ),
  },
  {
    title: 'Refused by the server, disabled',
    node: (
      <div className="grid2">
        <Field label="Cover" error="Cover is 480 pixels wide. Covers need at least 640.">
          <FileDrop
            name="cover"
            uploadUrl="/my/files"
            maxFiles={1}
            maxBytes={10_000_000}
            accept={['image/*']}
            defaultFiles={[{ id: '9', name: 'halden-small.png', sizeBytes: 92_000 }]}
          />
        </Field>
        <Field label="Files">
          <FileDrop name="files" uploadUrl="/my/files" maxFiles={10} maxBytes={50_000_000} disabled />
        </Field>
      </div>
    ),
  },
]
