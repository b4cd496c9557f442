import { writeFile } from 'node:fs/promises'
import { iconNames } from '../app/ui/icon/names.ts'
import { drawSprite } from '../app/ui/icon/sprite.ts'

const sprite = new URL('../app/ui/icon/sprite.svg', import.meta.url)
await writeFile(sprite, await drawSprite())
console.log(`Wrote ${iconNames.length} icons to app/ui/icon/sprite.svg`)
