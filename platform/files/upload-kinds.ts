/** A kind of file that may be uploaded, known by its content. */
export type UploadKind = {
  /** Images are re-encoded and shown; everything else is only ever handed out as a download. */
  family: 'image' | 'document'
  /** What it is stored and served as. */
  contentType: string
  /** The first is given to a file whose name says otherwise. */
  extensions: readonly [string, ...string[]]
}

const image = (contentType: string, ...extensions: [string, ...string[]]): UploadKind => ({
  family: 'image',
  contentType,
  extensions,
})
const document = (contentType: string, ...extensions: [string, ...string[]]): UploadKind => ({
  family: 'document',
  contentType,
  extensions,
})

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** Text of any sort, source and markup too: handed out as plain text, so that nothing in it is ever run. */
export const TEXT: UploadKind = document('text/plain; charset=utf-8', 'txt')

/** By the content type that file-type tells. Programs, macros and installers are left out on purpose. */
export const KINDS: ReadonlyMap<string, UploadKind> = new Map(
  [
    image('image/jpeg', 'jpg', 'jpeg'),
    image('image/png', 'png'),
    image('image/webp', 'webp'),
    image('image/avif', 'avif'),
    document('image/gif', 'gif'),
    document('image/tiff', 'tif', 'tiff'),
    document('image/heic', 'heic'),
    document('image/vnd.adobe.photoshop', 'psd'),
    document('application/postscript', 'ps', 'ai', 'eps'),
    document('application/eps', 'eps', 'ai'),
    document('application/x-indesign', 'indd'),
    document('application/x-blender', 'blend'),
    document('application/pdf', 'pdf', 'ai'),
    document('application/rtf', 'rtf'),
    document('application/epub+zip', 'epub'),
    document(`${office}.wordprocessingml.document`, 'docx'),
    document(`${office}.spreadsheetml.sheet`, 'xlsx'),
    document(`${office}.presentationml.presentation`, 'pptx'),
    document(`${openDocument}.text`, 'odt'),
    document(`${openDocument}.spreadsheet`, 'ods'),
    document(`${openDocument}.presentation`, 'odp'),
    document(`${openDocument}.graphics`, 'odg'),
    document('application/vnd.apple.pages', 'pages'),
    document('application/vnd.apple.numbers', 'numbers'),
    document('application/vnd.apple.keynote', 'key'),
    document('application/zip', 'zip', 'fig', 'sketch', 'xd', 'pages', 'numbers', 'key'),
    document('application/gzip', 'gz', 'tgz'),
    document('application/x-tar', 'tar'),
    document('application/x-7z-compressed', '7z'),
    document('application/x-rar-compressed', 'rar'),
    document('audio/mpeg', 'mp3'),
    document('audio/wav', 'wav'),
    document('audio/flac', 'flac'),
    document('audio/ogg', 'ogg', 'oga'),
    document('audio/x-m4a', 'm4a'),
    document('audio/mp4', 'm4a', 'mp4'),
    document('audio/aiff', 'aiff', 'aif'),
    document('audio/midi', 'mid', 'midi'),
    document('video/mp4', 'mp4', 'm4v'),
    document('video/quicktime', 'mov'),
    document('video/webm', 'webm'),
    document('video/matroska', 'mkv'),
    document('font/ttf', 'ttf'),
    document('font/otf', 'otf'),
    document('font/woff', 'woff'),
    document('font/woff2', 'woff2'),
  ].map((kind) => [kind.contentType, kind]),
)

const picturesEndings = [...KINDS.values()]
  .filter(({ contentType }) => contentType.startsWith('image/'))
  .flatMap(({ extensions }) => extensions)

/** What is of no kind above, and pictures that are too large to be shown: they are still called what they are. */
export const BYTES: UploadKind = document('application/octet-stream', 'bin', ...picturesEndings)

/** Many formats are ZIP archives inside, and end with the directory of one. */
export function isZipInside(contentType: string): boolean {
  return (
    contentType === 'application/zip' ||
    contentType === 'application/epub+zip' ||
    /opendocument|openxml|vnd\.apple\.(pages|numbers|keynote)/.test(contentType)
  )
}
