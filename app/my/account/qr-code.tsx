type QrCodeProps = {
  /** How many modules it is across. */
  size: number
  /** Its dark modules as one path. */
  path: string
  label: string
}

/** Always dark on white, in both themes: cameras read nothing else as surely. */
export function QrCode({ size, path, label }: QrCodeProps) {
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
