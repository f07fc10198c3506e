'use client';

import { catchError } from 'next/error';
import styles from './ScreenErrors.module.css';

/** Replaces a screen that failed in the browser; header and footer stay. */
export const ScreenErrors = catchError<{ title: string; text: string; retry: string }>(
  ({ title, text, retry }, { retry: tryAgain }) => (
    <div className={`container section ${styles.failure}`} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" className="button" onClick={tryAgain}>
        {retry}
      </button>
    </div>
  ),
);
