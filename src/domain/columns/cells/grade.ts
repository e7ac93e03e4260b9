/**
 * How well cells fit a field. `surely`: only this field is written so; `likely`: used if no other column could be it;
 * `perhaps`: other fields are written so too; `hardly`: only suggested when there is nothing better.
 */
const GRADES = ['no', 'hardly', 'perhaps', 'likely', 'surely'] as const
export type Grade = (typeof GRADES)[number]

/** The rank of a grade, for comparisons. */
export function rankOf(grade: Grade): number {
  return GRADES.indexOf(grade)
}

/** Whether a grade is at least this one. */
export function isAtLeast(grade: Grade, least: Grade): boolean {
  return rankOf(grade) >= rankOf(least)
}

/** Lowers a grade by some steps. */
export function lowerGrade(grade: Grade, steps: number): Grade {
  return GRADES[Math.max(0, rankOf(grade) - steps)] ?? 'no'
}
