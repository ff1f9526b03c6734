/**
 * Nouns of Spanish, Portuguese and French that get an `s` in the plural, as English ones do; no English noun is among
 * them.
 */
export const WITH_S: ReadonlySet<string> = wordsOf([
  // Spanish
  'alojamiento alumno archivo articulo asignatura asistencia bodega boleto carrito ' +
    'categoria cita ciudadano clase cliente coche comentario compra',
  'consulta contrato correo cuenta curso departamento descuento detalle docente documento ' +
    'dueno empleado empresa encuesta entrada envio equipo escuela',
  'estado estudiante evento factura fecha galeria genero grupo horario ingreso inquilino ' +
    'inventario libro licencia lista marca mascota materia',
  'medicamento medico mensaje modelo movimiento nota noticia oferta paciente pago palabra ' +
    'parcela partido pedido pelicula permiso pregunta prestamo',
  'presupuesto producto provincia proyecto puesto raza receta recibo recurso regla reserva ' +
    'respuesta seguro servicio sitio socio subcategoria tarea',
  'tarjeta tienda tipo torneo turno usuario vehiculo venta viaje visita vivienda vuelo',
  // Portuguese
  'agendamento aluno cardapio carrinho cidade conta despesa disciplina emprestimo endereco ' +
    'estoque ficha funcionario livro mensalidade pagamento pergunta',
  'pessoa produto projeto receita tarefa turma unidade vaga veiculo venda',
  // French
  'adherent adresse annonce auteur categorie chambre commande compte employe enseignant ' +
    'entreprise etudiant evenement fournisseur livraison livre',
  'locataire logement matiere medecin paiement panier produit projet quartier salle seance ' +
    'tache trajet utilisateur vehicule vente ville voiture',
]);

/** Nouns of other languages that get another plural, or none; no English noun is among them. */
export const WITH_OTHER_PLURAL: ReadonlySet<string> = wordsOf([
  // Spanish and Portuguese
  'almacen aluguel arbol autor avion camion cancion cupon examen flor fornecedor huesped ' +
    'imagen imovel jornal lugar mujer opcion orden pais papel perfil profesional profesor ' +
    'profissional resumen reunion rol sabor sesion',
  'setor sucursal',
  // French
  'cheval hopital jeu lieu prix',
  // Italian
  'azienda carrello corso dipendente fattura indirizzo messaggio ordine piatto ' +
    'prenotazione prodotto recensione ricetta tavolo utente',
  // Indonesian
  'absensi acara alamat anggota artikel barang berita buku desa divisi dokter dosen gambar ' +
    'halaman hewan jabatan jadwal jawaban jurusan kamar karyawan kategori kelas keranjang ' +
    'kiriman komentar kota laporan layanan lowongan',
  'mahasiswa makanan mapel minuman mobil murid nasabah nilai obat pasien pegawai pelajar ' +
    'pelanggan pembeli pemasok pengguna penjual pesanan peserta petani petugas pinjaman ' +
    'produk provinsi ruang ruangan rumah sekolah siswa soal',
  'stok supir surat tagihan tanaman teman tempat tiket toko transaksi tugas ujian ulasan',
  // German
  'angebot antrag aufgabe auftrag benutzer buch fahrer fahrzeug farbe gericht kategorie ' +
    'kunde kurs lehrer lieferant mitarbeiter nachricht preis produkt raum spieler standort ' +
    'termin verein vertrag werkzeug zimmer',
  // Dutch
  'afspraak bestelling factuur gebruiker klant medewerker',
  // Polish
  'klient ksiazka uzytkownik zamowienie',
  // Turkish
  'arac doktor fatura kitap kullanici musteri odeme ogrenci ogretmen randevu sepet sinif siparis urun yorum',
  // Vietnamese, of which many nouns have two words
  'danh hang khach khoan luan muc nguoi nhan pham phim phong thuoc vien viet',
]);

/**
 * Verbs of other languages, and words that bind two nouns of theirs. What is spelt like one in English (`sin`) is
 * hardly a part of a name.
 */
export const VERBS_AND_JOINTS: ReadonlySet<string> = wordsOf([
  // Spanish, Portuguese and Italian
  'aceptar activar actualizar adicionar agregar aggiungere alterar atualizar borrar buscar ' +
    'cadastrar cambiar cancelar cercare consultar crear creare criar deletar desactivar ' +
    'editar eliminar eliminare',
  'enviar excluir guardar listar modificar modificare mostrar obtener pesquisar rechazar remover salvar validar',
  'das del della con para por sin',
  // French
  'accepter activer afficher ajouter annuler changer chercher creer desactiver envoyer ' +
    'lister liste obtenir rechercher recuperer refuser supprimer valider',
  'avec dans des par pour sous',
  // Indonesian
  'cari hapus lihat simpan tambah ubah',
  'dari oleh untuk',
  // German
  'anzeigen bearbeiten erstellen loeschen suchen',
]);

function wordsOf(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
