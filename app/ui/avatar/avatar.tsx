import { initialsOf, toneOf } from './initials.ts'

type AvatarProps = {
  name: string
  src?: string | null | undefined
  /** Pixels across. */
  size?: number | undefined
  /** When no name stands beside it, the picture says the name itself. */
  alone?: boolean | undefined
}

export function Avatar({ name, src, size = 32, alone }: AvatarProps) {
  if (!src) return <Initials name={name} size={size} alone={alone} />
  return (
    <img
      className="av"
      src={src}
      alt={alone ? name : ''}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  )
}

/** Until there is a portrait: the initials in a niche of the hall, in the name's own colours. */
function Initials({ name, size, alone }: { name: string; size: number; alone: boolean | undefined }) {
  const letters = initialsOf(name, size < 28 ? 1 : 2)
  const named = alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true as const }
  return (
    <svg
      className="av av-drawn"
      data-tone={toneOf(name)}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      {...named}
    >
      <rect width="64" height="64" />
      <path d="M8 64V32a24 24 0 0 1 48 0v32z" />
      <text x="32" y="33" dy=".36em" textAnchor="middle" fontSize={letters.length > 1 ? 24 : 32}>
        {letters}
      </text>
    </svg>
  )
}

export type Face = { name: string; src?: string | null | undefined }

/** A few people at once, overlapping; the rest as a number. */
export function Faces({
  faces,
  size = 36,
  most = 4,
}: {
  faces: readonly Face[]
  size?: number
  most?: number
}) {
  const shown = faces.slice(0, most)
  const rest = faces.length - shown.length
  return (
    <span className="faces">
      {shown.map((face) => (
        <Avatar key={face.name} name={face.name} src={face.src} size={size} alone />
      ))}
      {rest > 0 ? <span className="faces-more">+{rest}</span> : null}
    </span>
  )
}
