import styles from './ListToolbar.module.css';

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
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
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
