/**
 * What people who write in Russian ask for, by the beginnings of their words, in the words of most sellers here. Meaning is only known of
 * English; this lets words of one language find services of the other.
 */
const BEGINNINGS: readonly (readonly [string, string])[] = `
логотип logo identity | фирменн identity brand | айдентик identity | бренд brand identity | визитк business card print | упаковк packaging | этикет label packaging
плакат poster print | афиш poster | буклет brochure print | листовк flyer print | меню menu | вывеск sign | шрифт type lettering | леттеринг lettering
сайт website landing page | лендинг landing page | магазин online shop store | приложени mobile app | бот bot backend | вордпресс wordpress upkeep | верстк website landing
скорост speed upkeep | тормоз slow speed upkeep | медлен slow speed upkeep | взлом hacked upkeep | чин repair upkeep | сервер backend server | интеграц backend api
перевод translation | перевест translation | переводчик translation | договор contract legal | контракт contract legal | юрист legal contract | устав legal | политик privacy policy terms
субтитр subtitling | озвуч voice-over | диктор voice-over | голос voice-over | подкаст podcast | музык music | песн song music | звук audio sound | аудиогид audio guide
видео video editing | ролик video clip | монтаж video editing | анимац animation | мультик animation | рилс short clips | съемк photography | съёмк photography
фото photograph photo | фотограф photography | ретуш retouching | реставр restoration retouching old photo | снимк photo | портрет portrait | иллюстрац illustration | рисун illustration drawing
нарис illustration portrait drawing | картин illustration picture | детск children book | книг book | комикс comic illustration | карт map illustrated | узор pattern
текст copy writing text | стать article writing | копирайт copywriting copy | корректу proofreading editing | вычит proofreading editing | редакт editing proofreading | рассыл newsletter email
письм letter email | сценари script | реч speech | резюме cv resume | диплом thesis proofreading | рассказ story writing
реклам advertising ads | продвиж search optimisation advertising | сео seo search optimisation | соцсет social media | инстаграм social media instagram | подписчик social media | таргет advertising
таблиц spreadsheet data | эксел spreadsheet excel data | excel spreadsheet data | данн data | график charts dashboard | дашборд dashboard charts | отчет report charts | отчёт report charts | опрос survey research | исследован research
бухгалт bookkeeping | налог tax bookkeeping | учет bookkeeping | учёт bookkeeping | бизнес-план business plan | план plan | грант grant | помощник assistant assistance | ассистент assistant assistance | секретар assistant
презентац presentation slides | слайд slides presentation | инфографик infographic charts | чертеж floor plan cad | чертёж floor plan cad | планировк floor plan | визуализац rendering visualisation | модел model 3d | печат print printing | интерьер interior rendering
свадьб wedding | кофейн cafe | пекарн bakery | ресторан restaurant food | товар product | игр game | стихи poem literary`
  .split(/[|\n]/)
  .map((entry) => entry.trim().split(' '))
  .flatMap(([beginning, ...words]) => (beginning ? [[beginning, words.join(' ')] as const] : []))

/** English words for those that are known. */
export function inEnglish(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const found = BEGINNINGS.filter(([beginning]) => word.startsWith(beginning))
    const longest = found.toSorted(([one], [other]) => other.length - one.length)[0]
    return longest ? longest[1].split(' ') : []
  })
}
