/**
 * How well cells fit a field. `surely`: nothing else is written so; `likely`: used where no other column could be it;
 * `perhaps`: other things are written so too; `hardly`: suggested where there is nothing better.
 */
const GRADES = ['no', 'hardly', 'perhaps', 'likely', 'surely'] as const
export type Grade = (typeof GRADES)[number]

/** The place of a grade among all, to compare two of them. */
export function rankOf(grade: Grade): number {
  return GRADES.indexOf(grade)
}

/** Whether a grade is this one or a better one. */
export function isAtLeast(grade: Grade, least: Grade): boolean {
  return rankOf(grade) >= rankOf(least)
}

/** A grade that is some steps lower. */
export function lowerGrade(grade: Grade, steps: number): Grade {
  return GRADES[Math.max(0, rankOf(grade) - steps)] ?? 'no'
}
