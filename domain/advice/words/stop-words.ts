/** Words that any text has: they tell nothing of what it is about. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after all also am an and any anything are as at be because been before but by can could did do does doing done each etc
  every everything few first for from get gets give go going good got had has have having he hello her here hi him his how i if in
  into is it its just know let like look looking lot make makes many may me might more most much must my need needed needs new no not
  now of off on once one only or other our out over own per please possible quite really same say see seem should show since so
  some someone something still such sure take than thank thanks that the their them then there these they thing things this those
  through to too two under up us use used using very want wanted wants was way we well were what when where which while who whole
  whom why will with within without work would yes yet you your yours able
  и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее мне было вот от меня еще нет о из ему
  теперь когда даже ну вдруг ли если уже или ни быть был него до вас нибудь опять уж вам ведь там потом себя ничего ей может они тут
  где есть надо ней для мы тебя их чем была сам чтоб без будто чего раз тоже себе под будет ж тогда кто этот того потому этого какой
  нужен нужна нужно нужны хочу можно`.split(/\s+/),
)
