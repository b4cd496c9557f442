import { Icon } from '#app/ui/icon/icon.tsx'
import type { RoomData } from './load-room.ts'

/** What was handed over: pictures to look at where they stand, everything else as rows to download. */
export function DealFiles({ files }: { files: RoomData['files'] }) {
  if (files.length === 0) return null
  const pictures = files.filter(({ isPicture }) => isPicture)
  return (
    <>
      {pictures.length > 0 ? (
        <ul className="deal-pictures">
          {pictures.map(({ id, name, to }) => (
            <li key={id}>
              <img src={to} alt={name} width={400} height={300} loading="lazy" decoding="async" />
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="files deal-rows">
        {files.map(({ id, name, to, size }) => (
          <li key={id}>
            <Icon name="file-text" />
            <span>
              {name}
              <small>{size}</small>
            </span>
            <a className="icon-btn" href={to} download aria-label={`Download ${name}`}>
              <Icon name="download" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
