import golosLatin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url'
import piazzollaLatin from '@fontsource-variable/piazzolla/files/piazzolla-latin-opsz-normal.woff2?url'

/** The two files every page needs at once: `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const preloadFontUrls: readonly string[] = [golosLatin, piazzollaLatin]
