import { drawPortrait, type DrawnPortrait } from './initials.ts'

type AvatarProps = {
  name: string
  src?: string | null | undefined
  /** What is drawn without a picture, where that is known already. */
  drawn?: DrawnPortrait | undefined
  /** Pixels across. */
  size?: number | undefined
  /** When no name stands beside it, the picture says the name itself. */
  alone?: boolean | undefined
}

/** The picture; until there is one, the initials in a niche of the hall, in the name's own colours. */
export function Avatar({ name, src, drawn, size = 32, alone }: AvatarProps) {
  if (src)
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
  const { letters, isPair, tone } = drawn ?? drawPortrait(name, size < 28 ? 1 : 2)
  const named = alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true as const }
  return (
    <svg className="av av-drawn" data-tone={tone} viewBox="0 0 64 64" width={size} height={size} {...named}>
      <rect width="64" height="64" />
      <path d="M8 64V32a24 24 0 0 1 48 0v32z" />
      <text x="32" y="33" dy=".36em" textAnchor="middle" fontSize={isPair ? 24 : 32}>
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
