const words = (list: string) => new Set(list.trim().split(/\s+/))

/** Texts that keep the ending of their name: no system runs them at a double click. Whatever is not here ends in .txt. */
export const PLAIN_ENDINGS = words(`
  txt text log md markdown rst tex bib csv tsv json jsonl ndjson geojson yaml yml toml srt vtt lrc sbv po pot xliff xlf strings
  css scss sass less c h cc cpp hpp cs java kt swift go rs ts tsx sql graphql proto glsl
  obj mtl stl ply gltf dxf step stp gcode cube fountain`)

/** Endings of which people should know why they were not kept; what else runs when it is opened ends in .txt without a word. */
export const RUNNING_ENDINGS = words(`
  html htm xhtml xht shtml mht mhtml svg xml xsl js mjs cjs jse jsx vb vbe vbs wsf wsh wsc sct hta ps1 psm1 bat cmd com exe scr pif cpl
  msi msp msix appx application appref-ms gadget jar jnlp class reg inf ini lnk url scf library-ms search-ms searchconnector-ms
  settingcontent-ms theme desktop webloc command tool terminal workflow scpt applescript sh bash zsh fish csh run py pyw rb pl php lua
  iso img vhd vhdx dmg chm xll xla xlam xlsm xlsb xltm docm dotm pptm potm ppsm ppam slk iqy dqy rtf eml msg one diagcab`)
