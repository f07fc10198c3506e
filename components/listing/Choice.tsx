import styles from './ListToolbar.module.css';

export interface Option {
  value: string;
  label: string;
  /** Language of a label that is not in the page's. */
  lang?: string | undefined;
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: Option[];
  onChange: (value: string) => void;
}

/** One select of a list's toolbar. */
export function Choice({ name, label, value, options, onChange }: ChoiceProps) {
  const id = `list-${name.replace('_', '-')}`;
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select id={id} name={name} value={value} className="field-control" onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
