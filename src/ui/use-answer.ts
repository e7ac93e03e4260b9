import { useEffect, useState } from 'react'

/**
 * What a question brings; undefined before that, `failed` when it is refused. Another question leaves the answer to the
 * one before in sight until its own is there.
 */
export function useAnswer<Value>(ask: () => Promise<Value>): Value | 'failed' | undefined {
  const [answer, setAnswer] = useState<Value | 'failed'>()
  useEffect(() => {
    let isWanted = true
    const take = (next: Value | 'failed') => {
      if (isWanted) setAnswer(() => next)
    }
    ask().then(take, () => take('failed'))
    return () => {
      isWanted = false
    }
  }, [ask])
  return answer
}
